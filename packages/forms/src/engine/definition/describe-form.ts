import { sentencesAt } from "@damadum/contract";

import type { Condition } from "./field.ts";
import type { AnyForm, FormStep } from "./form-definition.ts";

/** A definition as plain JSON: data as it is, functions by name. */
type FormDescription = Pick<
  AnyForm,
  "id" | "version" | "submitLabel" | "needs" | "draft" | "problemFields"
> & {
  readonly steps: readonly Omit<FormStep, "fields">[];
  readonly conditions: Readonly<Record<string, Condition | readonly Condition[]>>;
  /** Messages of each field, by the keyword of the broken rule. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of functions by their place in the definition: `rules`, `move_date.plain`. */
  readonly code: Readonly<Record<string, string>>;
};

export function describeForm(form: AnyForm): FormDescription {
  const fields = form.steps.flatMap((step) => step.fields);
  const code = fields.flatMap((field) =>
    Object.entries(field).flatMap(([name, part]) =>
      typeof part === "function" ? [[`${field.path}.${name}`, nameOf(part)] as const] : [],
    ),
  );
  const components = { ...form.widgets, ...form.fields };
  return {
    id: form.id,
    version: form.version,
    submitLabel: form.submitLabel,
    needs: form.needs,
    draft: form.draft,
    steps: form.steps.map(({ fields: _fields, ...step }) => step),
    conditions: Object.fromEntries(
      fields.flatMap(({ path, when }) => (when === undefined ? [] : [[path, when] as const])),
    ),
    messages: Object.fromEntries(
      fields.map(({ path }) => [path, sentencesAt(form.body, path.split("."))]),
    ),
    problemFields: form.problemFields,
    code: {
      ...(form.rules !== null && { rules: nameOf(form.rules) }),
      ...Object.fromEntries(code),
      ...Object.fromEntries(
        Object.entries(components).map(([name, part]) => [`widget ${name}`, nameOf(part)]),
      ),
    },
  };
}

function nameOf(part: unknown): string {
  return typeof part === "function" && part.name !== "" ? part.name : "inline";
}
