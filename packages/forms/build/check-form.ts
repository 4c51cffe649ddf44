import { undotted } from "../src/engine/data/path.ts";
import { isRecord } from "../src/engine/data/values.ts";
import type { AnyField } from "../src/engine/definition/field.ts";
import type { AnyForm } from "../src/engine/definition/form-definition.ts";

/**
 * Throws, naming form and field, when a definition refers to an unknown field or lacks a label for a contract value.
 */
export function checkForm(form: AnyForm): void {
  const known = new Set<string>();
  for (const step of form.steps) {
    for (const { field } of [step.when ?? []].flat()) {
      if (!known.has(field))
        throw new Error(`form ${form.id}, step ${step.id}: nothing asks for ${field} before it`);
    }
    for (const field of step.fields) {
      const problem =
        problemOf(field, known) ?? missingChoice(field, schemaAt(step.schema, field.path));
      if (problem !== undefined)
        throw new Error(`form ${form.id}, field ${field.path}: ${problem}`);
      known.add(field.path);
    }
  }
}

function problemOf({ when, options }: AnyField, known: ReadonlySet<string>): string | undefined {
  const bounds = [options?.earliest, options?.latest].flatMap((bound) => bound?.field ?? []);
  const conditions = [when ?? []].flat().map(({ field }) => field);
  const unknown = [...conditions, ...bounds].find((other) => !known.has(other));
  return unknown === undefined ? undefined : `nothing asks for ${unknown} before it`;
}

/** A choice offers what its schema allows, so each value that the contract allows needs a label. */
function missingChoice({ options }: AnyField, schema: unknown): string | undefined {
  const values: readonly unknown[] =
    isRecord(schema) && Array.isArray(schema["enum"]) ? schema["enum"] : [];
  const missing = values.find((value) =>
    options?.choices?.every((choice) => choice.value !== value),
  );
  return missing === undefined || options?.choices === undefined
    ? undefined
    : `no choice has the contract's ${JSON.stringify(missing)}`;
}

function schemaAt(schema: unknown, path: string): unknown {
  return undotted(path).reduce<unknown>((node, name) => {
    const properties = isRecord(node) ? node["properties"] : undefined;
    return isRecord(properties) ? properties[name] : undefined;
  }, schema);
}
