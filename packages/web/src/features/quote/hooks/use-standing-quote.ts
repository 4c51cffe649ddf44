import { addDays } from "@damadum/domain";
import { quoteForm, type QuotePrice } from "@damadum/forms";
import { useEffect } from "react";
import {
  clearStandingQuote,
  saveStandingQuote,
} from "../../../shared/quote-form/standing-quote.ts";

/** Keeps the price of the answers, so that the home page can offer to continue; none while they have no price. */
export function useStandingQuote({ amount, isLoading, error }: QuotePrice, today: string): void {
  const total = amount?.total_amount;
  useEffect(() => {
    if (isLoading || error !== null) return;
    if (total === undefined) clearStandingQuote();
    else saveStandingQuote(total, addDays(today, quoteForm.draft.days - 1));
  }, [total, isLoading, error, today]);
}
