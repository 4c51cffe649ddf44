import { currentStoragePriceList, storagePromotions } from "@damadum/domain";
import { RadioGroup, Stack } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useSyncExternalStore } from "react";

import { useAnswerAndLeave, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { CounterWidget } from "../../theme/widgets/counter-widget.tsx";
import { useChoicePrices } from "../../theme/widgets/use-choice-prices.ts";

/** The usual periods: one month, and the first of each discount. */
const usualMonths = (today: string) => [
  1,
  ...currentStoragePriceList(today)
    .periodDiscounts.map(({ fromMonths }) => fromMonths)
    .toReversed(),
];

/** The storage period: the usual ones with their discount and total, and any other by counting. */
export function MonthsWidget(props: WidgetProps) {
  const { today } = useFormEngine();
  const answer = useAnswerAndLeave(props);
  const periods = useMemo(() => usualMonths(today), [today]);
  const totals = useChoicePrices(useFieldPath(props.id), "total", periods);
  const reductionOf = useReduction(today);
  const value: unknown = props.value;
  return (
    <Stack gap="4">
      <RadioGroup
        id={`${props.id}-usual`}
        label="자주 고르는 기간"
        labelHidden
        optional
        columns={2}
        layout="chip"
        value={periods.some((months) => months === value) ? String(value) : null}
        options={periods.map((months, index) => ({
          value: String(months),
          label: `${months}개월`,
          description:
            [reductionOf(months), totals[index]].filter(Boolean).join(" · ") || undefined,
        }))}
        onValueChange={(next) => answer(Number(next))}
      />
      <CounterWidget {...props} />
    </Stack>
  );
}

/** What makes a period cheaper: the free months when they are kept, or the discount of paying in full. */
function useReduction(today: string): (months: number) => string | undefined {
  const { store } = useFormEngine();
  // The offer is accepted in a later question, so it may not count yet.
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  return (months) => {
    if (answers["payment_type"] === "SUBSCRIPTION") return undefined;
    const { label, months: free } = storagePromotions.FREE_MONTH3;
    if (answers["promotion"] !== undefined && months === free) return label;
    const { periodDiscounts } = currentStoragePriceList(today);
    const discount = periodDiscounts.find(({ fromMonths }) => months >= fromMonths);
    return discount && `${discount.rate}% 할인`;
  };
}
