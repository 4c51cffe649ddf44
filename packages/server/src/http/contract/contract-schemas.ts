import type { ContractDocument, Schema } from "./contract-document.ts";

const ID = "contract";
const LOCAL = "#/components/schemas/";

/** The contract's schemas as one JSON Schema that validators and serialisers can refer to. */
export function sharedSchemas({ components }: ContractDocument): {
  readonly $id: string;
  readonly $defs: Readonly<Record<string, Schema>>;
} {
  const schemas = Object.entries(components.schemas);
  return {
    $id: ID,
    $defs: Object.fromEntries(schemas.map(([name, schema]) => [name, referring(schema)])),
  };
}

/** The schema with its references pointing into `sharedSchemas`. */
export function referring(schema: Schema): Schema {
  return mapReferences(schema, (reference) => reference.replace(LOCAL, `${ID}#/$defs/`));
}

/** The schema with every reference replaced by what it refers to. @throws RangeError when it is recursive */
export function expanded(schema: Schema, { components }: ContractDocument): Schema {
  const expand = (part: Schema, within: readonly string[]): Schema => {
    if (part.$ref === undefined) return mapParts(part, (inner) => expand(inner, within));
    const { $ref, ...rest } = part;
    const target = components.schemas[$ref.replace(LOCAL, "")];
    if (target === undefined) throw new Error(`The contract has no ${$ref}`);
    if (within.includes($ref)) throw new RangeError(`${$ref} contains itself`);
    return { ...expand(target, [...within, $ref]), ...rest };
  };
  return expand(schema, []);
}

function mapReferences(schema: Schema, change: (reference: string) => string): Schema {
  const mapped = mapParts(schema, (part) => mapReferences(part, change));
  return schema.$ref === undefined ? mapped : { ...mapped, $ref: change(schema.$ref) };
}

function mapParts(schema: Schema, map: (part: Schema) => Schema): Schema {
  const { oneOf, items, properties } = schema;
  return {
    ...schema,
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(map) }),
    ...(items === undefined ? {} : { items: map(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [name, map(part)]),
          ),
        }),
  };
}
