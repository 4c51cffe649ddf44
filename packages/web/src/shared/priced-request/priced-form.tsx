import { SubmitButton, type FormActions } from "@damadum/forms";
import { formatWon } from "@damadum/domain";
import { isApiError, type StorageAmount } from "@damadum/sdk";
import { ErrorMessage, Notice, PriceBar, PriceBreakdown, Split, Text } from "@damadum/ui";
import { StepButtons } from "./step-buttons.tsx";
import type { ReactNode } from "react";
import type { RequestPrice } from "./use-request-price.ts";

const HINT = "답하면 바로 나와요";
const FAILED_HINT = "계산하지 못했어요";

/** Title, total and lines of an amount to pay or to refund. */
function priceSummaryOf(amount: StorageAmount | null) {
  if (amount === null) return { title: "예상 금액", total: null, lines: [] };
  const isRefund = amount.refund_amount > 0;
  return {
    title: isRefund ? "환불 금액" : "총액",
    total: isRefund ? amount.refund_amount : amount.total_amount,
    lines: amount.lines,
    ...(!isRefund && { vat: amount.vat_amount }),
  };
}

/** The label of a button that pays for a change at once, or makes it where nothing is to pay. */
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
  readonly price: RequestPrice;
  readonly children: ReactNode;
}

/** A form with its price in a card beside it on desktop; phones have the bar of `PricedActions`. */
export function PricedLayout({ price, children }: PricedLayoutProps) {
  const summary = priceSummaryOf(price.error ? null : price.amount);
  return (
    <Split
      asideLabel="금액"
      aside={
        <PriceBreakdown
          {...summary}
          totalLabel={summary.title}
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
  readonly price: RequestPrice;
  readonly actions: FormActions;
  readonly variant?: "filled" | "danger" | undefined;
}

/** The submit button and the price: in the bottom bar on phones, below the question on desktop. */
export function PricedActions({ price, actions, variant }: PricedActionsProps) {
  const next = <SubmitButton actions={actions} variant={variant} />;
  return (
    <>
      <PriceError price={price} />
      <StepButtons actions={actions} next={next} />
      <PriceBar
        {...priceSummaryOf(price.error ? null : price.amount)}
        hint={price.error ? FAILED_HINT : HINT}
        loading={price.isLoading}
        action={next}
      />
    </>
  );
}

/** Why there is no price; nothing while there is one. */
export function PriceError({ price: { error, retry } }: { readonly price: RequestPrice }) {
  if (error === null) return null;
  if (isRefusal(error)) {
    return (
      <div role="alert">
        <Notice tone="warning" title="지금은 신청할 수 없어요">
          {reasonsOf(error).map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
        </Notice>
      </div>
    );
  }
  return (
    <ErrorMessage title="금액을 계산하지 못했어요" onRetry={retry}>
      {reasonsOf(error).map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
    </ErrorMessage>
  );
}

/** Whether the server refuses the request as it is: asking again brings the same answer. */
function isRefusal(error: Error): boolean {
  return isApiError(error) && (error.status === 409 || error.status === 422);
}

/** What is in the way of a price: each answer that the server names, such as a box, else the error as a whole. */
function reasonsOf(error: Error): readonly string[] {
  const named = isApiError(error) ? (error.problem.errors ?? []) : [];
  return named.length > 0 ? named.map(({ message }) => message) : [error.message];
}
