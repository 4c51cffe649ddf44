import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import { priceCardRecipe, priceListRecipe } from "../../theme/recipes/price.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Heading, Text } from "../text/text.tsx";
import { PriceAnnouncement } from "./price-announcement.tsx";
import { PriceLines, type PriceLinesProps } from "./price-lines.tsx";

const Root = styled("section", priceCardRecipe);
const Waiting = styled("div", priceListRecipe);

export interface PriceBreakdownProps extends Omit<PriceLinesProps, "total" | "totalLabel"> {
  title?: string | undefined;
  /** Won with VAT; null until there is something to price. */
  total: number | null;
  loading?: boolean | undefined;
  /** Shown instead of the lines while `total` is null. */
  hint?: string | undefined;
  /** The main button, below the lines. */
  action?: ReactNode;
}

/** The price card of the side column on desktop; phones show PriceBar instead. */
export function PriceBreakdown({
  title = "예상 금액",
  total,
  loading = false,
  hint = "답하신 만큼 금액을 바로 알려 드려요.",
  action,
  ...lines
}: PriceBreakdownProps) {
  return (
    <Root aria-label={title} aria-busy={loading || undefined}>
      <Heading level={2} variant="subheading">
        {title}
      </Heading>
      {total === null && !loading && <Text tone="muted">{hint}</Text>}
      {total === null && loading && (
        <Waiting>
          <Skeleton height="5" />
          <Skeleton height="5" />
          <Skeleton height="8" />
        </Waiting>
      )}
      {total !== null && <PriceLines {...lines} total={total} totalLabel={title} />}
      {action}
      <PriceAnnouncement title={title} total={total} loading={loading} />
    </Root>
  );
}
