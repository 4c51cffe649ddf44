import { formatWon } from "@damadum/domain";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";

import type { FieldPath } from "../../engine/data/path.ts";
import type { FieldOptions } from "../../engine/definition/field-options.ts";
import { useFormEngine } from "../../engine/form/form-engine.ts";

/**
 * The price of each choice as text, in their order: the total with it, or what it adds to the cheapest of them. Empty
 * where the page knows no prices, and where all add nothing. Computed again when `choices` is another array.
 */
export function useChoicePrices(
  path: FieldPath,
  kind: FieldOptions["price"],
  choices: readonly unknown[],
): readonly (string | undefined)[] {
  const { store, context } = useFormEngine();
  // Deferred, so that a press is painted before the prices that follow from it.
  const answers = useDeferredValue(
    useSyncExternalStore(store.subscribe, store.answers, store.answers),
  );
  const { totalWith } = context();
  return useMemo(() => {
    if (kind === undefined || totalWith === undefined) return [];
    const totals = choices.map((choice) => totalWith(answers, path, choice));
    if (kind === "total")
      return totals.map((total) => (total === null ? undefined : formatWon(total)));
    const known = totals.filter((total) => total !== null);
    const cheapest = Math.min(...known);
    if (known.every((total) => total === cheapest)) return [];
    return totals.map((total) => (total === null ? undefined : extra(total - cheapest)));
  }, [answers, kind, totalWith, path, choices]);
}

function extra(amount: number): string {
  return amount === 0 ? "추가 요금 없음" : `+${formatWon(amount)}`;
}
