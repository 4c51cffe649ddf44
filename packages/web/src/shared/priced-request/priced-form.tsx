import {
  PricedForm as SteppedForm,
  type FormService,
  type PricedFormProps,
  type RequestPrice,
} from "@damadum/forms";
import { formatWon } from "@damadum/domain";
import type { StorageAmount } from "@damadum/sdk";
import { PriceBreakdown } from "@damadum/ui";
import { useFormStep } from "../router/use-form-step.ts";

const HINT = "고르면 바로 나와요";
const FAILED_HINT = "계산하지 못했어요";

/** The price of a form; `isEstimate` while some of its questions are not answered. */
interface FormPrice extends RequestPrice {
  readonly isEstimate?: boolean;
}

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

export function submitLabelOf(amount: StorageAmount | null, plain: string): string {
  if (amount === null) return plain;
  if (amount.refund_amount > 0) return `${formatWon(amount.refund_amount)} 환불받고 ${plain}`;
  return amount.total_amount > 0 ? `${formatWon(amount.total_amount)} ${plain}` : plain;
}

/** The card of an amount, which stands beside its form on desktops. */
export function PriceCard({ price }: { readonly price: FormPrice }) {
  return (
    <PriceBreakdown
      {...priceSummaryOf(price)}
      hint={price.error ? FAILED_HINT : undefined}
      loading={price.isLoading}
    />
  );
}

export function priceBarOf(price: FormPrice) {
  return {
    ...priceSummaryOf(price),
    hint: price.error ? FAILED_HINT : HINT,
    loading: price.isLoading,
  };
}

/** A form with its amount in view, whose step stands in the page's URL. */
export function PricedForm<Data extends object, Needs extends FormService>(
  props: Omit<PricedFormProps<Data, Needs>, "step" | "onStepChange">,
) {
  return <SteppedForm {...props} {...useFormStep()} />;
}
