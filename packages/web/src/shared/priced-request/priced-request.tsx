import {
  priceableRequest,
  SchemaForm,
  unansweredSteps,
  type DeepPartial,
  type FormContext,
  type FormDefinition,
  type FormService,
} from "@damadum/forms";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { useToday } from "../page/use-today.ts";
import { useFormStep } from "../router/use-form-step.ts";
import { isRefusal, PriceError } from "./price-error.tsx";
import { PricedLayout, PricedActions, submitLabelOf } from "./priced-form.tsx";
import { isSameAmount, useRequestPrice, type AmountOptions } from "./use-request-price.ts";
import { useSubmissionKey } from "./use-submission-key.ts";

interface PricedRequestProps<Data extends object, Needs extends FormService> {
  readonly definition: FormDefinition<Data, Needs>;
  readonly context: FormContext & Required<Pick<FormContext, Needs>>;
  readonly initialData: DeepPartial<Data>;
  readonly amountOf: (request: Data) => AmountOptions;
  /** Sends the request with its idempotency key and navigates on. */
  readonly onSubmit: (request: Data, idempotencyKey: string) => Promise<void>;
  readonly variant?: "danger";
  /** An action for when the server rejects the request as it is. */
  readonly renderRefusalAction?: ((error: Error) => ReactNode) | undefined;
}

/** A form in steps with the price of its request. */
export function PricedRequest<Data extends object, Needs extends FormService>(
  props: PricedRequestProps<Data, Needs>,
) {
  const { definition, context, initialData, amountOf, onSubmit, variant, renderRefusalAction } =
    props;
  const queryClient = useQueryClient();
  const { step, onStepChange } = useFormStep();
  const keyOf = useSubmissionKey();
  const [answers, setAnswers] = useState(() => initialData);
  const today = useToday();
  // Both validate every step, and a price that arrives renders again with the same answers.
  const { request, isEstimate } = useMemo(() => {
    // The last question agrees to the price, so what it still lacks does not change the price.
    const last = definition.steps.at(-1)?.id;
    return {
      request: priceableRequest(definition, answers, today),
      isEstimate: unansweredSteps(definition, answers, today).some((id) => id !== last),
    };
  }, [definition, answers, today]);
  const price = { ...useRequestPrice(request === null ? null : amountOf(request)), isEstimate };

  async function submit(data: Data): Promise<void> {
    // The button may be pressed before the last answer's price has loaded: shows that price first, for another press.
    const current = await queryClient.fetchQuery(amountOf(data));
    if (!isSameAmount(current, price.amount)) {
      toast("금액이 바뀌었어요. 확인하고 다시 눌러 주세요.");
      return;
    }
    await onSubmit(data, keyOf(data));
  }

  return (
    <PricedLayout price={price}>
      <SchemaForm
        definition={definition}
        context={context}
        initialData={initialData}
        step={step}
        onStepChange={onStepChange}
        onChange={setAnswers}
        onSubmit={submit}
        submitLabel={submitLabelOf(price.amount, definition.submitLabel)}
        intro={
          price.error !== null && isRefusal(price.error) ? (
            <PriceError price={price} renderRefusalAction={renderRefusalAction} />
          ) : undefined
        }
        renderActions={(actions) => (
          <PricedActions price={price} actions={actions} variant={variant} isRefusalAbove />
        )}
      />
    </PricedLayout>
  );
}
