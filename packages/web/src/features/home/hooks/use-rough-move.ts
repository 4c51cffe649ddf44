import { useState } from "react";
import { useHydrated } from "../../../shared/browser/use-hydrated.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import {
  storedRoughMove,
  storeRoughMove,
  usualMove,
  type RoughMove,
} from "../../../shared/quote-form/rough-move.ts";
import { standingQuoteTotal } from "../../../shared/quote-form/standing-quote.ts";

/** The answers of the price card, which open the quote, and the total of a quote that was left before. */
export function useRoughMove() {
  const today = useToday();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<RoughMove | null>(null);
  const move = chosen ?? (isHydrated ? storedRoughMove() : null) ?? usualMove;
  return {
    ...move,
    // Choices made before the hydration are replayed at once, between two renders.
    choose: (answer: Partial<RoughMove>) =>
      setChosen((last) => ({ ...(last ?? move), ...answer, isNew: true })),
    /** Hands the answers over to the quote. */
    open: () => storeRoughMove({ ...move, isNew: chosen !== null }),
    /** Null as well once other answers were chosen here. */
    left: chosen === null && isHydrated ? standingQuoteTotal(today) : null,
  };
}
