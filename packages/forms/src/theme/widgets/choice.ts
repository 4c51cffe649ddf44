import type { Choice } from "../../engine/definition/field-options.ts";

/** Yes and no, with the labels of the question. */
export function yesNo(
  yes: Omit<Choice, "value">,
  no: Omit<Choice, "value">,
): readonly (Choice & { readonly value: boolean })[] {
  return [
    { value: true, ...yes },
    { value: false, ...no },
  ];
}

export function choicesOf(
  table: Readonly<Record<string, { readonly label: string; readonly description?: string }>>,
): readonly Choice[] {
  return Object.entries(table).map(([value, { label, description }]) => ({
    value,
    label,
    ...(description !== undefined && { description }),
  }));
}
