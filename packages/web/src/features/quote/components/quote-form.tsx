import {
  movePricesOfDays,
  moveTotalWith,
  quoteForm,
  type DeepPartial,
  type FormValues,
  useQuotePrice,
  PriceUpdateError,
  QuoteCard,
  quoteBarOf,
} from "@damadum/forms";
import {
  getCalculateEstimateAmountQueryOptions,
  getListScheduleDaysQueryOptions,
  getListScheduleSlotsQueryOptions,
  type EstimateDraft,
} from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLoggedIn, useSession } from "../../../shared/session/session-context.ts";
import { paths } from "../../../shared/paths.ts";
import { QUOTE_DRAFT_KEY } from "../../../shared/quote-form/quote-draft.ts";
import { useSubmitQuote } from "../hooks/use-submit-quote.ts";
import { useLinkedDraft } from "../hooks/use-linked-draft.ts";
import { useRoughMove } from "../hooks/use-rough-move.ts";
import { useStandingQuote } from "../hooks/use-standing-quote.ts";
import { barHint, priceInvitation } from "../starting-price.ts";
import { PricedForm } from "../../../shared/priced-request/priced-form.tsx";
import { loadSavedPlaces } from "../../../shared/quote-form/saved-places.ts";

interface QuoteFormProps {
  readonly today: string;
  /** The starting price of a move, as text. */
  readonly hint: string;
}

const priceOf = (draft: EstimateDraft) => getCalculateEstimateAmountQueryOptions(draft);

/** The quote, question by question, with its price always in view. Its own chunk, because of the form engine. */
export function QuoteForm({ today, hint }: QuoteFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const submitQuote = useSubmitQuote();
  useLinkedDraft();
  const { initialData, standing } = useRoughMove(today);
  const [answers, setAnswers] = useState<DeepPartial<EstimateDraft>>({});
  const isMember = useLoggedIn();
  const session = useSession();
  const quoted = useQuotePrice({ form: quoteForm, answers, today, queryOf: priceOf });
  const price = standing(quoted, answers);
  useStandingQuote(quoted, today);
  const context = useMemo(
    () => ({
      today,
      loadScheduleDays: (from: string, to: string) =>
        queryClient.fetchQuery(getListScheduleDaysQueryOptions({ from, to })),
      loadScheduleSlots: (date: string) =>
        queryClient.fetchQuery(getListScheduleSlotsQueryOptions(date)),
      pricesOfDays: (values: FormValues, days: readonly string[]) =>
        movePricesOfDays(values, days, today),
      totalWith: moveTotalWith(today),
      ...(isMember && {
        loadSavedPlaces: () => loadSavedPlaces(session, queryClient),
      }),
    }),
    [isMember, session, today, queryClient],
  );

  async function submit(draft: EstimateDraft): Promise<void> {
    const serial = await submitQuote(draft);
    await navigate(paths.estimatePayment.getHref(serial));
  }

  return (
    <PricedForm
      definition={quoteForm}
      draftKey={QUOTE_DRAFT_KEY}
      initialData={initialData}
      context={context}
      onChange={setAnswers}
      onSubmit={submit}
      submitLabel="견적 저장하고 결제하기"
      aside={<QuoteCard price={price} hint={priceInvitation(hint)} />}
      bar={quoteBarOf(price, barHint)}
    >
      <PriceUpdateError price={price} />
    </PricedForm>
  );
}
