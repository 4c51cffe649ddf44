import { todayInSeoul } from "@damadum/domain";
import {
  boxSchedule,
  clearDraft,
  movePricesOfDays,
  PricedForm,
  PriceUpdateError,
  QuoteCard,
  quoteBarOf,
  quoteForm,
  storageForm,
  storageSurchargesOfDays,
  useQuotePrice,
  type DeepPartial,
  type FormValues,
} from "@damadum/forms";
import {
  getCalculateEstimateAmountQueryOptions,
  getCalculateStorageOrderAmountQueryOptions,
  getListScheduleDaysQueryOptions,
  getListScheduleSlotsQueryOptions,
  serverNow,
  useCreateOperatorOrder,
  type EstimateDraft,
  type OperatorCreatedOrder,
  type OperatorNewOrder,
  type StorageOrderDraft,
} from "@damadum/sdk";
import { RadioGroup } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

interface FormProps {
  readonly username: string;
  readonly onMade: (order: OperatorCreatedOrder) => void;
}

const HINT = "고르면 바로 나와요";
const SUBMIT = "저장하고 결제 링크 보내기";

type Plan = Extract<OperatorNewOrder["order"], { kind: "MOVE" }>["plan"];
const plans: readonly { readonly value: Plan; readonly label: string }[] = [
  { value: "DEPOSIT", label: "계약금만" },
  { value: "FULL", label: "모두" },
];
const moveQuery = (draft: EstimateDraft) => getCalculateEstimateAmountQueryOptions(draft);
const storageQuery = (draft: StorageOrderDraft) =>
  getCalculateStorageOrderAmountQueryOptions(draft);

/** Sends the order, and forgets the draft that was kept until then: each customer has their own. */
function useOrder({ username, onMade }: FormProps, draftKey: string) {
  const { mutateAsync } = useCreateOperatorOrder();
  return async (order: OperatorNewOrder["order"]) => {
    const made = await mutateAsync({ data: { username, order } });
    clearDraft(draftKey);
    onMade(made);
  };
}

/** The member's own quote of a move. */
export function MoveForm(props: FormProps) {
  const draftKey = `telephone-move-${props.username}`;
  const queryClient = useQueryClient();
  const order = useOrder(props, draftKey);
  const [today] = useState(() => todayInSeoul(serverNow()));
  const [answers, setAnswers] = useState<DeepPartial<EstimateDraft>>({});
  const [plan, setPlan] = useState<Plan>("DEPOSIT");
  const price = useQuotePrice({ form: quoteForm, answers, today, queryOf: moveQuery });
  const context = useMemo(
    () => ({
      today,
      loadScheduleDays: (from: string, to: string) =>
        queryClient.fetchQuery(getListScheduleDaysQueryOptions({ from, to })),
      loadScheduleSlots: (date: string) =>
        queryClient.fetchQuery(getListScheduleSlotsQueryOptions(date)),
      pricesOfDays: (values: FormValues, days: readonly string[]) =>
        movePricesOfDays(values, days, today),
    }),
    [today, queryClient],
  );
  return (
    <PricedForm
      definition={quoteForm}
      draftKey={draftKey}
      context={context}
      onChange={setAnswers}
      onSubmit={(draft) => order({ kind: "MOVE", plan, draft })}
      submitLabel={SUBMIT}
      aside={<QuoteCard price={price} hint={HINT} />}
      bar={quoteBarOf(price, HINT)}
    >
      <PriceUpdateError price={price} />
      <RadioGroup
        label="링크로 받을 돈"
        layout="chip"
        options={plans}
        value={plan}
        onValueChange={(value) => setPlan(value === "FULL" ? "FULL" : "DEPOSIT")}
      />
    </PricedForm>
  );
}

/** The member's own quote of storage. */
export function StorageForm(props: FormProps) {
  const draftKey = `telephone-storage-${props.username}`;
  const queryClient = useQueryClient();
  const order = useOrder(props, draftKey);
  const [today] = useState(() => todayInSeoul(serverNow()));
  const [answers, setAnswers] = useState<DeepPartial<StorageOrderDraft>>({});
  const price = useQuotePrice({ form: storageForm, answers, today, queryOf: storageQuery });
  const context = useMemo(
    () => ({
      today,
      ...boxSchedule(queryClient),
      surchargesOfDays: storageSurchargesOfDays(today),
    }),
    [today, queryClient],
  );
  return (
    <PricedForm
      definition={storageForm}
      draftKey={draftKey}
      context={context}
      onChange={setAnswers}
      onSubmit={(draft) => order({ kind: "STORAGE", draft })}
      submitLabel={SUBMIT}
      aside={<QuoteCard price={price} hint={HINT} />}
      bar={quoteBarOf(price, HINT)}
    >
      <PriceUpdateError price={price} />
    </PricedForm>
  );
}
