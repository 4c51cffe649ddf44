import type { ChosenBox } from "./state/chosen-boxes.tsx";

/** Returns the latest retention day of the boxes that is not past, or null if there is none. */
export function latestRetention(
  boxes: readonly Pick<ChosenBox, "retention_until">[],
  today: string,
): string | null {
  const kept = boxes.flatMap(({ retention_until: until }) =>
    until !== null && until >= today ? [until] : [],
  );
  return kept.toSorted().at(-1) ?? null;
}
