import {
  priceableRequest,
  unansweredSteps,
  type DeepPartial,
  type FormContext,
  type FormDefinition,
  type FormService,
  useRequestPrice,
  type AmountOptions,
} from "@damadum/forms";
import { useMemo, useState, type ReactNode } from "react";
import { useToday } from "../page/use-today.ts";
import { isRefusal, PriceError } from "./price-error.tsx";
import { PriceCard, PricedForm, priceBarOf, submitLabelOf } from "./priced-form.tsx";
import { useSubmissionKey } from "./use-submission-key.ts";
import { useAgreedAmount } from "./use-agreed-amount.ts";

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

export function PricedRequest<Data extends object, Needs extends FormService>(
  props: PricedRequestProps<Data, Needs>,
) {
  const { definition, context, initialData, amountOf, onSubmit, variant, renderRefusalAction } =
    props;
  const agreedAmount = useAgreedAmount();
  const keyOf = useSubmissionKey();
  const [answers, setAnswers] = useState(() => initialData);
  const today = useToday();
  const request = useMemo(
    () => priceableRequest(definition, answers, today),
    [definition, answers, today],
  );
  // The last question agrees to the price, so what it still lacks does not change the price.
  const last = definition.steps.at(-1)?.id;
  const isEstimate = unansweredSteps(definition, answers, today).some((id) => id !== last);
  const price = { ...useRequestPrice(request === null ? null : amountOf(request)), isEstimate };
  const isRejected = price.error !== null && isRefusal(price.error);

  async function submit(data: Data): Promise<void> {
    const amount = await agreedAmount(amountOf(data), price.amount);
    if (amount !== null) await onSubmit(data, keyOf(data));
  }

  return (
    <PricedForm
      definition={definition}
      context={context}
      initialData={initialData}
      onChange={setAnswers}
      onSubmit={submit}
      submitLabel={submitLabelOf(price.amount, definition.submitLabel)}
      aside={<PriceCard price={price} />}
      bar={priceBarOf(price)}
      variant={variant}
      isRejected={isRejected}
      intro={
        isRejected ? (
          <PriceError price={price} renderRefusalAction={renderRefusalAction} />
        ) : undefined
      }
    >
      {!isRejected && <PriceError price={price} />}
    </PricedForm>
  );
}
