import { undotted } from "../src/engine/data/path.ts";
import { isRecord } from "../src/engine/data/values.ts";
import type { AnyField } from "../src/engine/definition/field.ts";
import type { AnyForm, FormStep } from "../src/engine/definition/form-definition.ts";

/** What keeps a definition from being generated, and where. */
export interface FormProblem {
  readonly step: FormStep;
  /** Undefined for the step's own condition. */
  readonly field: AnyField | undefined;
  readonly kind: keyof typeof sentences;
  /** The field that nothing asks before it, or the contract's value as JSON that no choice has. */
  readonly missing: string;
}

const sentences = {
  unasked: (field: string) => `nothing asks for ${field} before it`,
  unlabelled: (value: string) => `no choice has the contract's ${value}`,
};

/**
 * Throws, naming form and field, when a definition refers to an unknown field or lacks a label for a contract value.
 */
export function checkForm(form: AnyForm): void {
  const problem = problemOf(form);
  if (problem === undefined) return;
  const { step, field, kind, missing } = problem;
  const place = field === undefined ? `step ${step.id}` : `field ${field.path}`;
  throw new Error(`form ${form.id}, ${place}: ${sentences[kind](missing)}`);
}

/** The first problem of a form, from its first step on. */
export function problemOf(form: AnyForm): FormProblem | undefined {
  const known = new Set<string>();
  for (const step of form.steps) {
    const unasked = fieldsIn(step.when).find((other) => !known.has(other));
    if (unasked !== undefined) return { step, field: undefined, kind: "unasked", missing: unasked };
    for (const field of step.fields) {
      const problem =
        unaskedBy(field, known) ?? unlabelledBy(field, schemaAt(step.schema, field.path));
      if (problem !== undefined) return { step, field, ...problem };
      known.add(field.path);
    }
  }
  return undefined;
}

type Cause = Pick<FormProblem, "kind" | "missing">;

function unaskedBy({ when, options }: AnyField, known: ReadonlySet<string>): Cause | undefined {
  const bounds = [options?.earliest, options?.latest].flatMap((bound) => bound?.field ?? []);
  const missing = [...fieldsIn(when), ...bounds].find((other) => !known.has(other));
  return missing === undefined ? undefined : { kind: "unasked", missing };
}

function fieldsIn(when: AnyField["when"] | FormStep["when"]): readonly string[] {
  return [when ?? []].flat().map(({ field }) => field);
}

/** A choice offers what its schema allows, so each value that the contract allows needs a label. */
function unlabelledBy({ options }: AnyField, schema: unknown): Cause | undefined {
  const values: readonly unknown[] =
    isRecord(schema) && Array.isArray(schema["enum"]) ? schema["enum"] : [];
  const missing = values.find((value) =>
    options?.choices?.every((choice) => choice.value !== value),
  );
  return missing === undefined || options?.choices === undefined
    ? undefined
    : { kind: "unlabelled", missing: JSON.stringify(missing) };
}

function schemaAt(schema: unknown, path: string): unknown {
  return undotted(path).reduce<unknown>((node, name) => {
    const properties = isRecord(node) ? node["properties"] : undefined;
    return isRecord(properties) ? properties[name] : undefined;
  }, schema);
}
