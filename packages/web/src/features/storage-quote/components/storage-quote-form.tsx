import { formatWon, storagePromotions } from "@damadum/domain";
import {
  savedAnswers,
  saveDraft,
  storageForm,
  storageSurchargesOfDays,
  storageTotalWith,
  type DeepPartial,
  useQuotePrice,
  PriceUpdateError,
  QuoteCard,
  quoteBarOf,
  boxSchedule,
} from "@damadum/forms";
import {
  getCalculateStorageOrderAmountQueryOptions,
  type StorageAmount,
  type StorageOrderDraft,
} from "@damadum/sdk";
import { Box, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useFreeMonths } from "../../../shared/order/use-free-months.ts";
import { paths } from "../../../shared/paths.ts";
import { PricedForm } from "../../../shared/priced-request/priced-form.tsx";
import { pathOf } from "../../../shared/router/redirect.ts";
import { useLoggedIn, useSession } from "../../../shared/session/session-context.ts";
import { memberServices } from "../api/form-services.ts";
import { useSubmitStorageQuote } from "../hooks/use-submit-storage-quote.ts";
import type { StartingPrice } from "../starting-price.ts";
import { draftKeys, type StorageEnterType } from "../storage-draft.ts";
import { EventNotice } from "./event-notice.tsx";

interface StorageQuoteFormProps {
  readonly enterType: StorageEnterType;
  readonly today: string;
  /** Shown in place of the amount while there is none. */
  readonly startingPrice: StartingPrice;
}

/** The free months count as soon as their conditions are met, on every page alike. */
const offeredAnswers: DeepPartial<StorageOrderDraft> = { promotion: "FREE_MONTH3" };

/** The answers that the event fixes; the rest is asked as usual. */
const eventAnswers: DeepPartial<StorageOrderDraft> = {
  ...offeredAnswers,
  months: storagePromotions.FREE_MONTH3.months,
  payment_type: "NORMAL",
};

const priceOf = (draft: StorageOrderDraft) => getCalculateStorageOrderAmountQueryOptions(draft);

/** The storage quote, once it is known whether the free months are part of its price. */
export function StorageQuoteForm({
  frame,
  ...quote
}: StorageQuoteFormProps & {
  /** Shown until then. */
  readonly frame: ReactNode;
}) {
  const known = useFreeMonths();
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  // A form that is answered stays while it is asked again.
  const hasFreeMonths = known ?? last;
  if (hasFreeMonths === undefined) return frame;
  return <PricedQuote key={String(hasFreeMonths)} {...quote} hasFreeMonths={hasFreeMonths} />;
}

/** The quote, question by question, with its price in view. Its own chunk, because of the form engine. */
function PricedQuote({
  enterType,
  today,
  startingPrice,
  hasFreeMonths,
}: StorageQuoteFormProps & { readonly hasFreeMonths: boolean }) {
  useState(() => {
    if (!hasFreeMonths) dropUsedOffer(draftKeys[enterType]);
  });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isLoggedIn = useLoggedIn();
  const session = useSession();
  const submitQuote = useSubmitStorageQuote();
  const [answers, setAnswers] = useState<DeepPartial<StorageOrderDraft>>({});
  const price = useQuotePrice({ form: storageForm, answers, today, queryOf: priceOf });
  const context = useMemo(
    () => ({
      today,
      ...boxSchedule(queryClient),
      surchargesOfDays: storageSurchargesOfDays(today),
      totalWith: storageTotalWith(today),
      hasFreeMonths,
      ...(isLoggedIn && memberServices(session, queryClient)),
    }),
    [today, queryClient, isLoggedIn, session, hasFreeMonths],
  );

  async function submit(draft: StorageOrderDraft): Promise<void> {
    // After the login, a visitor returns to this question with every answer kept.
    if (!isLoggedIn) return navigate(paths.login.getHref(pathOf(location)));
    const serial = await submitQuote(draft);
    return navigate(paths.storagePayment.getHref(serial));
  }

  const monthly = (
    <MonthlyNote amount={price.error === null ? price.amount : null} isStale={price.isLoading} />
  );
  return (
    <PricedForm
      definition={storageForm}
      draftKey={draftKeys[enterType]}
      initialData={
        hasFreeMonths ? (enterType === "event3" ? eventAnswers : offeredAnswers) : undefined
      }
      context={context}
      onChange={setAnswers}
      onSubmit={submit}
      submitLabel={isLoggedIn ? "견적 저장하고 결제하기" : "로그인하고 결제하기"}
      intro={enterType === "event3" ? <EventNotice answers={answers} today={today} /> : undefined}
      aside={
        <Stack gap="4">
          <QuoteCard price={price} hint={startingPrice.invitation} />
          {/* On phones it is above the price bar. */}
          <Box hideBelow="lg">{monthly}</Box>
        </Stack>
      }
      bar={quoteBarOf(price, startingPrice.hint)}
    >
      <PriceUpdateError price={price} />
      <Box hideFrom="lg">{monthly}</Box>
    </PricedForm>
  );
}

/** A visitor's answers may hold an offer that turns out to be used when they log in. */
function dropUsedOffer(draftKey: string): void {
  const answers = savedAnswers(storageForm, draftKey);
  if (answers?.promotion === undefined) return;
  const { promotion: _promotion, continuation_reminder: _reminder, ...rest } = answers;
  saveDraft(storageForm, draftKey, rest);
}

interface MonthlyNoteProps {
  readonly amount: StorageAmount | null;
  /** The amount is that of earlier answers. */
  readonly isStale: boolean;
}

/** The monthly charge from the second month on; renders nothing unless storage is paid month by month. */
function MonthlyNote({ amount, isStale }: MonthlyNoteProps) {
  if (amount === null || amount.monthly_amount === 0) return null;
  return (
    <Text variant="caption" tone={isStale ? "subtle" : "muted"} aria-busy={isStale || undefined}>
      {`지금 ${formatWon(amount.total_amount)}을 결제하고, 둘째 달부터 매달 ${formatWon(amount.monthly_amount)}을 결제해요.`}
    </Text>
  );
}
