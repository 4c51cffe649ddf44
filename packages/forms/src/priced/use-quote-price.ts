import type { PriceLine } from "@damadum/ui";
import { useMemo } from "react";
import type { DeepPartial } from "../engine/data/values.ts";
import type { FormDefinition, FormService } from "../engine/definition/form-definition.ts";
import { priceableRequest, unansweredSteps } from "../engine/validation/priceable-request.ts";
import { useRequestPrice, type AmountOptions, type RequestPrice } from "./use-request-price.ts";

/** The fields that the prices of all quotes share. */
export interface QuotedAmount {
  readonly total_amount: number;
  readonly vat_amount: number;
  readonly lines: readonly PriceLine[];
  /** Won of each charge after this one; 0 or omitted if there is none. */
  readonly monthly_amount?: number;
}

export interface QuotePrice<
  Amount extends QuotedAmount = QuotedAmount,
> extends RequestPrice<Amount> {
  /** Names of the questions for which the price assumes the plainest answer. */
  readonly assumed: readonly string[];
}

interface QuotePriceOptions<Draft extends object, Needs extends FormService, Amount> {
  readonly form: FormDefinition<Draft, Needs>;
  readonly answers: DeepPartial<Draft>;
  readonly today: string;
  readonly queryOf: (draft: Draft) => AmountOptions<Amount>;
}

/** The price of the answers so far, requested as soon as they can be priced. */
export function useQuotePrice<
  Draft extends object,
  Needs extends FormService,
  Amount extends QuotedAmount,
>({ form, answers, today, queryOf }: QuotePriceOptions<Draft, Needs, Amount>): QuotePrice<Amount> {
  const draft = useMemo(() => priceableRequest(form, answers, today), [form, answers, today]);
  const assumed = namesOf(form, unansweredSteps(form, answers, today));
  return { ...useRequestPrice(draft === null ? null : queryOf(draft)), assumed };
}

function namesOf(
  { steps }: { readonly steps: readonly { readonly id: string; readonly name: string }[] },
  stepIds: readonly string[],
): readonly string[] {
  return steps.filter(({ id }) => stepIds.includes(id)).map(({ name }) => name);
}
