import { findSchemaDefinition, type RJSFSchema } from "@rjsf/utils";

import { isRecord } from "../data/values.ts";

/** A schema and everything that can take its place: its reference, both branches, each alternative. */
export function alternativesOf(schema: RJSFSchema, root: RJSFSchema): readonly RJSFSchema[] {
  const { $ref, then, else: otherwise, oneOf = [] } = schema;
  const others = [
    ...($ref === undefined ? [] : [findSchemaDefinition($ref, root)]),
    ...[then, otherwise, ...oneOf].filter(isRecord),
  ];
  return [schema, ...others.flatMap((other) => alternativesOf(other, root))];
}

/** The schema of a property in the first alternative that has it. */
export function propertyIn(
  schema: RJSFSchema,
  name: string,
  root: RJSFSchema,
): RJSFSchema | undefined {
  return alternativesOf(schema, root)
    .map(({ properties }) => properties?.[name])
    .find(isRecord);
}

/** A schema with its reference resolved; keywords beside the reference win. */
export function dereferenced(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const { $ref, ...rest } = schema;
  return $ref === undefined ? schema : { ...findSchemaDefinition($ref, root), ...rest };
}
