import { firstBookableDay, formatWon, rescheduledEvent } from "@damadum/domain";
import {
  boxedMoveRescheduleForm,
  collectionRescheduleForm,
  deliveryRescheduleForm,
  moveRescheduleForm,
  packedMoveRescheduleForm,
  visitsRescheduleForm,
  useRequestPrice,
  type AmountOptions,
} from "@damadum/forms";
import {
  isApiError,
  serverNow,
  type EstimateReschedule,
  type EstimateTimes,
  type OrderPaymentPreparation,
  type RescheduleAmount,
} from "@damadum/sdk";
import { Box, EmptyState, ErrorMessage, RadioGroup, Stack, toast } from "@damadum/ui";
import { useMemo, useState } from "react";
import { ButtonLink } from "../page/button-link.tsx";
import { PricedForm } from "../priced-request/priced-form.tsx";
import { useToday } from "../page/use-today.ts";
import { ClosePaymentWindow } from "../payment/close-payment-window.tsx";
import { PaymentAlert } from "../payment/payment-alert.tsx";
import type { Payable } from "../payment/start-payment.ts";
import { usePayment } from "../payment/use-payment.ts";
import { PaymentMethodChoice } from "../payment/payment-method-choice.tsx";
import { useFormStep } from "../router/use-form-step.ts";
import { changedTimes } from "./movable-visits.ts";
import { withOwnTimes } from "./own-times.ts";
import { shiftBoxes } from "./shift-boxes.ts";
import { RescheduleSummary } from "./reschedule-summary.tsx";
import { useAgreedAmount } from "../priced-request/use-agreed-amount.ts";

interface ReschedulePanelProps {
  readonly visits: EstimateTimes;
  /** Why none can be moved. */
  readonly closed: string | null;
  readonly schedule: Parameters<typeof withOwnTimes>[0];
  /** The query of the price of other times. */
  readonly amountOf: (times: EstimateTimes) => AmountOptions<RescheduleAmount>;
  /** Moves the visits, and pays if anything is due. */
  readonly payment: Payable<EstimateReschedule>;
  readonly refresh: () => Promise<void>;
  readonly orderHref: string;
  /** The day of the delivery of a move's boxes, even if it has passed. */
  readonly deliveredOn?: string | undefined;
}

/** The form that reschedules the visits of an order, with the price before it is confirmed. */
export function ReschedulePanel(props: ReschedulePanelProps) {
  // The order is refetched after each attempt, but changes are relative to the times at the start.
  const [visits] = useState(props.visits);
  const form = rescheduleFormFor(visits);
  if (form !== null) return <BookedVisitsForm {...props} visits={visits} form={form} />;
  return (
    <EmptyState
      title="지금은 날짜를 바꿀 수 없어요"
      description={props.closed}
      action={
        <ButtonLink variant="outline" to={props.orderHref}>
          주문 보기
        </ButtonLink>
      }
    />
  );
}

interface BookedVisitsFormProps extends ReschedulePanelProps {
  readonly form: NonNullable<ReturnType<typeof rescheduleFormFor>>;
}

function BookedVisitsForm({
  form,
  visits: booked,
  deliveredOn,
  schedule,
  amountOf,
  payment,
  refresh,
  orderHref,
}: BookedVisitsFormProps) {
  const today = useToday();
  const agreedAmount = useAgreedAmount();
  const { step } = useFormStep();
  const [answers, setAnswers] = useState<EstimateTimes>(booked);
  const shift = shiftOf(booked, { deliveredOn, from: firstBookableDay(serverNow()) });
  // The boxes go along with the move unless their days are chosen apart.
  const [isTogether, setTogether] = useState(shift !== null);
  const together = isTogether ? shift : null;
  const timesOf = (answered: EstimateTimes) => together?.(answered) ?? answered;
  const [choice, setChoice] = useState<OrderPaymentPreparation>({ method: "CARD" });
  const context = useMemo(
    () => ({ today, ...withOwnTimes(schedule, booked) }),
    [booked, schedule, today],
  );
  const times = changedTimes(booked, timesOf(answers));
  const isChanged = Object.keys(times).length > 0;
  const price = useRequestPrice(isChanged ? amountOf(times) : null);
  const amount = price.error ? null : price.amount;
  const { pay, isPaying, closeWindow, problem } = usePayment<EstimateReschedule>({
    ...payment,
    withoutWindow: { href: orderHref, message: doneMessage(times, booked) },
    refresh: async () => {
      await refresh();
      price.retry();
    },
  });

  async function submit(answered: EstimateTimes): Promise<void> {
    const request = changedTimes(booked, timesOf(answered));
    if (Object.keys(request).length === 0) {
      toast("바꿀 날짜나 시간을 골라 주세요.");
      return;
    }
    const current = await agreedAmount(amountOf(request), amount);
    if (current === null) return;
    const agreed = { ...request, agreed_amount: current.total_amount };
    pay(current.total_amount > 0 ? { ...agreed, ...choice } : agreed);
  }

  const summary = <RescheduleSummary times={times} amount={amount} />;
  const isRefund = amount !== null && amount.refund_amount > 0;
  return (
    <PricedForm
      key={together === null ? "apart" : "together"}
      asideLabel="바꾸는 금액"
      aside={<Box hideBelow="lg">{summary}</Box>}
      bar={{
        title: isRefund ? "환불 금액" : "지금 결제할 금액",
        total: isRefund ? amount.refund_amount : (amount?.total_amount ?? null),
        loading: price.isLoading,
      }}
      definition={together === null ? form : moveRescheduleForm}
      context={context}
      initialData={together === null ? answers : { ...(answers.move && { move: answers.move }) }}
      onChange={(answered) => setAnswers({ ...answers, ...appointmentsIn(answered) })}
      onSubmit={submit}
      submitLabel={submitLabelOf(amount)}
      isBusy={isPaying}
    >
      <Stack gap="5">
        {shift !== null && (together !== null || step === "move" || step === undefined) && (
          <RadioGroup
            label="박스 날짜도 함께 옮길까요?"
            columns={2}
            value={isTogether ? "together" : "apart"}
            options={[
              { value: "together", label: "네, 함께 옮길게요" },
              { value: "apart", label: "아니요, 따로 고를게요" },
            ]}
            onValueChange={(value) => setTogether(value === "together")}
          />
        )}
        {problem && <PaymentAlert problem={problem} />}
        {price.error && (
          <ErrorMessage title="다른 날짜를 골라 주세요" onRetry={price.retry}>
            {reasonOf(price.error)}
          </ErrorMessage>
        )}
        <Box hideFrom="lg">{summary}</Box>
        {amount !== null && amount.total_amount > 0 && (
          <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChoice} />
        )}
        {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      </Stack>
    </PricedForm>
  );
}

/** Moves the boxes along with a move; null when the order has no such visits. */
function shiftOf(
  { move, ...boxes }: EstimateTimes,
  limits: Pick<Parameters<typeof shiftBoxes>[1], "deliveredOn" | "from">,
) {
  if (move === undefined || Object.keys(boxes).length === 0) return null;
  return (answers: EstimateTimes) =>
    shiftBoxes(answers.move ?? move, { ...limits, booked: { move, ...boxes } });
}

function doneMessage(times: EstimateTimes, booked: EstimateTimes): string {
  for (const visit of ["move", "delivery", "collection"] as const) {
    const date = times[visit]?.date;
    if (date !== undefined && date !== booked[visit]?.date) return `${rescheduledEvent(date)}.`;
  }
  return "시간을 바꿨어요.";
}

/** What is wrong with the chosen times; the message at a field says more than that of the whole request. */
function reasonOf(error: Error): string {
  const [field] = isApiError(error) ? (error.problem.errors ?? []) : [];
  return field?.message ?? error.message;
}

function appointmentsIn(answers: {
  readonly [Visit in keyof EstimateTimes]?: { readonly date?: string; readonly time?: string };
}): EstimateTimes {
  const times: EstimateTimes = {};
  for (const visit of ["move", "delivery", "collection"] as const) {
    const { date, time } = answers[visit] ?? {};
    if (date !== undefined && time !== undefined) times[visit] = { date, time };
  }
  return times;
}

function submitLabelOf(amount: RescheduleAmount | null): string {
  if (amount === null) return "날짜 바꾸기";
  if (amount.refund_amount > 0) return `${formatWon(amount.refund_amount)} 환불받고 날짜 바꾸기`;
  return amount.total_amount > 0
    ? `${formatWon(amount.total_amount)} 결제하고 날짜 바꾸기`
    : "수수료 없이 날짜 바꾸기";
}

/** The form that reschedules these visits; null if none can be moved. */
function rescheduleFormFor({ move, delivery, collection }: EstimateTimes) {
  if (move) {
    if (delivery) return boxedMoveRescheduleForm;
    return collection ? packedMoveRescheduleForm : moveRescheduleForm;
  }
  if (delivery) return collection ? visitsRescheduleForm : deliveryRescheduleForm;
  return collection ? collectionRescheduleForm : null;
}
