import type { RJSFSchema } from "@rjsf/utils";

/**
 * The part of a request body that one step asks for, with the contract's own rules.
 * Throws when the contract has no such property, so a renamed field fails at build time.
 */
export function stepSchema(
  id: string,
  contract: RJSFSchema,
  names: readonly string[],
  alsoRequired: readonly string[] = [],
): RJSFSchema {
  const required = contract.required ?? [];
  return {
    $id: id,
    type: "object",
    required: names.filter((name) => required.includes(name) || alsoRequired.includes(name)),
    properties: Object.fromEntries(
      names.map((name) => {
        const property = contract.properties?.[name];
        if (property === undefined) throw new Error(`The contract has no property ${name}.`);
        return [name, property];
      }),
    ),
  };
}
