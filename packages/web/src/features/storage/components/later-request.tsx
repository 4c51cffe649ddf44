import {
  priceableRequest,
  SchemaForm,
  type DeepPartial,
  type FormContext,
  type FormDefinition,
  type FormService,
} from "@damadum/forms";
import type { StorageAmount, StorageOrder } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { useFormStep } from "../../../shared/router/use-form-step.ts";
import { refreshStorage } from "../api/storage-order.ts";
import { useLaterPrice, type AmountOptions } from "../hooks/use-later-price.ts";
import { useSubmissionKey } from "../hooks/use-submission-key.ts";
import { Priced, PricedActions, submitWords } from "./later-price.tsx";

interface LaterRequestProps<Data extends object, Needs extends FormService> {
  readonly definition: FormDefinition<Data, Needs>;
  readonly context: FormContext & Required<Pick<FormContext, Needs>>;
  readonly initialData: DeepPartial<Data>;
  readonly amountOf: (request: Data) => AmountOptions;
  readonly send: (request: Data, idempotencyKey: string) => Promise<StorageOrder>;
  readonly variant?: "danger";
}

/** Asking for stored boxes question by question, with the price in sight, up to the order that comes of it. */
export function LaterRequest<Data extends object, Needs extends FormService>(
  props: LaterRequestProps<Data, Needs>,
) {
  const { definition, context, initialData, amountOf, send, variant } = props;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { step, onStepChange } = useFormStep();
  const keyOf = useSubmissionKey();
  const [answers, setAnswers] = useState(() => initialData);
  const today = useToday();
  const request = priceableRequest(definition, answers, today);
  const price = useLaterPrice(request === null ? null : amountOf(request));

  async function submit(data: Data): Promise<void> {
    // A press can come before the price of the last answer: that price is shown first, and agreed to by another press.
    const current = await queryClient.fetchQuery(amountOf(data));
    if (!isSameMoney(current, price.amount)) {
      toast("금액이 바뀌었어요. 확인하고 다시 눌러 주세요.");
      return;
    }
    const order = await send(data, keyOf(data));
    await refreshStorage(queryClient);
    if (order.status === "QUOTED") {
      await navigate(paths.storageOrderPayment.getHref(order.serial));
      return;
    }
    await navigate(paths.myStorageOrder.getHref(order.serial), { replace: true });
    toast("신청했어요.", { tone: "success" });
  }

  return (
    <Priced price={price}>
      <SchemaForm
        definition={definition}
        context={context}
        initialData={initialData}
        step={step}
        onStepChange={onStepChange}
        onChange={setAnswers}
        onSubmit={submit}
        submitLabel={submitWords(price.amount, definition.submitLabel)}
        renderActions={(actions) => (
          <PricedActions price={price} actions={actions} variant={variant} />
        )}
      />
    </Priced>
  );
}

/** Whether as much is paid or comes back as was shown. */
function isSameMoney(current: StorageAmount, shown: StorageAmount | null): boolean {
  return (
    current.total_amount === shown?.total_amount && current.refund_amount === shown.refund_amount
  );
}
