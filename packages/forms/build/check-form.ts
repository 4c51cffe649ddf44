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
      if (field.includes("*"))
        throw new Error(
          `form ${form.id}, step ${step.id}: ${field} stands in the entries of a list`,
        );
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

function problemOf(
  { path, when, options }: AnyField,
  known: ReadonlySet<string>,
): string | undefined {
  const bounds = [options?.earliest, options?.latest].flatMap((bound) => bound?.field ?? []);
  const conditions = [when ?? []].flat().map(({ field }) => field);
  const unknown = [...conditions, ...bounds].find((other) => !known.has(other));
  if (unknown !== undefined) return `nothing asks for ${unknown} before it`;
  if (path.endsWith("*") && when !== undefined) {
    return "an entry is asked when its list is; put the condition on the list";
  }
  const foreign = [
    ...conditions.filter((other) => !path.startsWith(listOf(other))),
    ...bounds.filter((other) => other.includes("*")),
  ];
  return foreign.length === 0 ? undefined : `${foreign[0]} stands in the entries of another list`;
}

/** The path up to the entries of a list: `helpers.*.` of `helpers.*.name`; empty outside of lists. */
function listOf(path: string): string {
  const end = path.lastIndexOf("*.");
  return end === -1 ? "" : path.slice(0, end + 2);
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
    if (!isRecord(node)) return undefined;
    if (name === "*") return node["items"];
    return isRecord(node["properties"]) ? node["properties"][name] : undefined;
  }, schema);
}
