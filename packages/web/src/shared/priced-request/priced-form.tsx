import { SchemaForm, SubmitButton, type FormService, type SchemaFormProps } from "@damadum/forms";
import { formatWon } from "@damadum/domain";
import type { StorageAmount } from "@damadum/sdk";
import { Box, PriceBar, PriceBreakdown, Split } from "@damadum/ui";
import type { ComponentProps, ReactNode } from "react";
import { useFormStep } from "../router/use-form-step.ts";
import type { RequestPrice } from "./use-request-price.ts";

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

interface PricedFormProps<Data extends object, Needs extends FormService> extends Omit<
  SchemaFormProps<Data, Needs>,
  "step" | "onStepChange" | "renderActions"
> {
  /** The amount beside the form, on desktops. */
  readonly aside: ReactNode;
  readonly asideLabel?: string;
  /** The amount in the bottom bar, on phones. */
  readonly bar: Omit<ComponentProps<typeof PriceBar>, "action">;
  /** Between the last field and the button: why there is no price, a note, how to pay. */
  readonly children?: ReactNode;
  readonly variant?: "filled" | "danger" | undefined;
  /** Whether the page is still sending or paying. */
  readonly isBusy?: boolean;
  /** Whether the server rejects the request as it is; an earlier question may still get another answer. */
  readonly isRejected?: boolean;
  /** Whether the button stays visible on desktops too, however long the question is. */
  readonly isSticky?: boolean;
}

/** A form with its amount in view: in a card beside it on desktops, in the bar with the button on phones. */
export function PricedForm<Data extends object, Needs extends FormService>({
  aside,
  asideLabel = "금액",
  bar,
  children,
  variant,
  isBusy = false,
  isRejected = false,
  isSticky = false,
  ...form
}: PricedFormProps<Data, Needs>) {
  const { step, onStepChange } = useFormStep();
  return (
    <Split asideLabel={asideLabel} aside={aside}>
      <SchemaForm
        {...form}
        step={step}
        onStepChange={onStepChange}
        renderActions={(actions) => {
          const next = (
            <SubmitButton
              actions={{ ...actions, isSubmitting: actions.isSubmitting || isBusy }}
              // Only the button of the last step does what cannot be undone.
              variant={actions.isLast ? variant : undefined}
              disabled={isRejected && actions.isLast}
            />
          );
          return (
            <>
              {children}
              <Box hideBelow="lg" {...(isSticky && stickyButton)}>
                {next}
              </Box>
              <PriceBar {...bar} action={next} />
            </>
          );
        }}
      />
    </Split>
  );
}

const stickyButton = {
  position: "sticky",
  bottom: "var(--tab-bar-room)",
  zIndex: "sticky",
  paddingBlock: "4",
  bg: "bg",
  _before: {
    content: '""',
    position: "absolute",
    insetInline: "0",
    insetBlockEnd: "100%",
    height: "5",
    bgImage: "linear-gradient(to top, {colors.bg}, transparent)",
    pointerEvents: "none",
  },
} as const;
