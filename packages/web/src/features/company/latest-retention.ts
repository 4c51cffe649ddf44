import type { ChosenBox } from "./state/chosen-boxes.tsx";

/** The latest day from today on until which one of the boxes is to be kept, or null where none is. */
export function latestRetention(
  boxes: readonly Pick<ChosenBox, "retention_until">[],
  today: string,
): string | null {
  const kept = boxes.flatMap(({ retention_until: until }) =>
    until !== null && until >= today ? [until] : [],
  );
  return kept.toSorted().at(-1) ?? null;
}
