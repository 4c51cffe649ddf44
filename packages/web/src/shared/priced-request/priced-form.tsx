import { SubmitButton, type FormActions } from "@damadum/forms";
import { formatWon } from "@damadum/domain";
import type { StorageAmount } from "@damadum/sdk";
import { Box, PriceBar, PriceBreakdown, Split } from "@damadum/ui";
import type { ReactNode } from "react";
import { isRefusal, PriceError } from "./price-error.tsx";
import type { RequestPrice } from "./use-request-price.ts";

const HINT = "고르면 바로 나와요";
const FAILED_HINT = "계산하지 못했어요";

/** The price of a form; `isEstimate` while some of its questions are not answered. */
interface FormPrice extends RequestPrice {
  readonly isEstimate?: boolean;
}

/** Title, total and lines of an amount to pay or to refund. */
function priceSummaryOf({ amount, error, isEstimate = false }: FormPrice) {
  if (amount === null || error !== null) return { title: "예상 금액", total: null, lines: [] };
  const isRefund = amount.refund_amount > 0;
  return {
    title: titleOf(isRefund, isEstimate),
    total: isRefund ? amount.refund_amount : amount.total_amount,
    lines: amount.lines,
    ...(!isRefund && { vat: amount.vat_amount }),
  };
}

function titleOf(isRefund: boolean, isEstimate: boolean): string {
  if (isRefund) return isEstimate ? "예상 환불 금액" : "환불 금액";
  return isEstimate ? "예상 금액" : "총액";
}

/** The label of a button that pays for a change immediately, or only makes it when there is nothing to pay. */
export function paidLabelOf(amount: StorageAmount | null, plain: string): string {
  return submitLabelOf(amount, amount?.total_amount === 0 ? plain : `결제하고 ${plain}`);
}

/** The label of a submit button, with the amount that it costs or refunds. */
export function submitLabelOf(amount: StorageAmount | null, plain: string): string {
  if (amount === null) return plain;
  if (amount.refund_amount > 0) return `${formatWon(amount.refund_amount)} 환불받고 ${plain}`;
  return amount.total_amount > 0 ? `${formatWon(amount.total_amount)} ${plain}` : plain;
}

interface PricedLayoutProps {
  readonly price: FormPrice;
  readonly children: ReactNode;
}

/** A form with its price in a card beside it on desktop; phones have the bar of `PricedActions`. */
export function PricedLayout({ price, children }: PricedLayoutProps) {
  const summary = priceSummaryOf(price);
  return (
    <Split
      asideLabel="금액"
      aside={
        <PriceBreakdown
          {...summary}
          hint={price.error ? FAILED_HINT : undefined}
          loading={price.isLoading}
        />
      }
    >
      {children}
    </Split>
  );
}

interface PricedActionsProps {
  readonly price: FormPrice;
  readonly actions: FormActions;
  readonly variant?: "filled" | "danger" | undefined;
  /** Whether the page says above the question why the server refuses the request. */
  readonly isRefusalAbove?: boolean;
}

/** The submit button and the price: in the bottom bar on phones, below the question on desktop. */
export function PricedActions({
  price,
  actions,
  variant,
  isRefusalAbove = false,
}: PricedActionsProps) {
  const isRefused = price.error !== null && isRefusal(price.error);
  const next = (
    <SubmitButton
      actions={actions}
      // Only the button of the last step does what cannot be undone.
      variant={actions.isLast ? variant : undefined}
      // An earlier question may still get another answer.
      disabled={isRefused && actions.isLast}
    />
  );
  return (
    <>
      {!(isRefused && isRefusalAbove) && <PriceError price={price} />}
      <Box hideBelow="lg">{next}</Box>
      <PriceBar
        {...priceSummaryOf(price)}
        hint={price.error ? FAILED_HINT : HINT}
        loading={price.isLoading}
        action={next}
      />
    </>
  );
}
