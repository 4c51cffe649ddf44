import { useState, type ReactNode } from "react";
import { formatWon } from "../../shared/money.ts";
import { styled } from "../../theme/styled.ts";
import {
  priceBarActionRecipe,
  priceBarAmountRecipe,
  priceBarCaptionRecipe,
  priceBarInnerRecipe,
  priceBarRecipe,
  priceBarTotalRecipe,
} from "../../theme/recipes/price.ts";
import { Icon } from "../icon/icon.tsx";
import { MoreBelow } from "../layout/more-below.tsx";
import { PriceAnnouncement } from "../price-breakdown/price-announcement.tsx";
import { PriceLines, type PriceLine } from "../price-breakdown/price-lines.tsx";
import { Sheet } from "../sheet/sheet.tsx";

const Root = styled("div", priceBarRecipe);
const Inner = styled("div", priceBarInnerRecipe);
const TotalButton = styled("button", priceBarTotalRecipe);
const TotalText = styled("div", priceBarTotalRecipe);
const Caption = styled("span", priceBarCaptionRecipe);
const Amount = styled("span", priceBarAmountRecipe);
const Action = styled("div", priceBarActionRecipe);

export interface PriceBarProps {
  /** Won with VAT; null until there is something to price. */
  total: number | null;
  lines?: readonly PriceLine[] | undefined;
  /** Won of VAT within the total. */
  vat?: number | undefined;
  /** A new price is loading; the stale one stays visible, greyed out. */
  loading?: boolean | undefined;
  /**
   * Set when the price could not be computed: the bar says so instead of showing an amount, and offers to compute it
   * again.
   */
  onRetry?: (() => void) | undefined;
  title?: string | undefined;
  /** Shown instead of an amount while `total` is null. */
  hint?: string | undefined;
  /** Assumptions behind the amount, shown with its lines. */
  note?: string | undefined;
  /** The screen's one filled button. */
  action: ReactNode;
}

/** The total and the main button, fixed at the bottom of a phone; a press on the total explains it line by line. */
export function PriceBar({
  total,
  lines = [],
  vat,
  loading = false,
  title = "예상 금액",
  hint = "고르면 바로 나와요",
  note,
  onRetry,
  action,
}: PriceBarProps) {
  const [open, setOpen] = useState(false);
  const pending = loading ? "계산하고 있어요" : hint;
  const amount = total === null ? pending : formatWon(total);
  return (
    <Root data-bottom-bar="price" role="region" aria-label={title} aria-busy={loading || undefined}>
      <MoreBelow />
      <Inner>
        {onRetry !== undefined && !loading ? (
          <TotalButton type="button" pressable onClick={onRetry}>
            <Caption>금액을 계산하지 못했어요</Caption>
            <Amount waiting>
              <Icon name="refresh" size={16} /> 다시 계산하기
            </Amount>
          </TotalButton>
        ) : total === null || lines.length === 0 ? (
          <TotalText>
            <Caption>{title}</Caption>
            <Amount waiting={total === null}>{amount}</Amount>
          </TotalText>
        ) : (
          <TotalButton type="button" pressable aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Caption>
              <span>{`${title} `}</span>
              <Icon name="chevron-up" size={16} />
            </Caption>
            <Amount outdated={loading}>{amount}</Amount>
          </TotalButton>
        )}
        <Action>{action}</Action>
      </Inner>
      <PriceAnnouncement title={title} total={total} loading={loading} />
      {total !== null && (
        <Sheet open={open} onOpenChange={setOpen} title={title}>
          <PriceLines lines={lines} total={total} totalLabel={title} vat={vat} note={note} />
        </Sheet>
      )}
    </Root>
  );
}
