import type { Schema } from "@damadum/contract/reader";
import fc from "fast-check";
import { nastyText } from "./nasty-values.ts";

const dates = [
  "0001-01-01",
  "1970-01-01",
  "2026-11-19",
  "2026-11-20",
  "2027-02-18",
  "2028-02-29",
  "9999-12-31",
];

/** Values that mostly fit the schema: its limits, unusual values within them, and null. */
export function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map((one) => valueFor(one)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  return fc.oneof(...types.map((type) => valueOf(type, schema)), fc.constant(null));
}

function valueOf(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.constantFrom(schema.minimum ?? -1, schema.maximum ?? 2 ** 31, 0, 1, 7);
    case "array":
      if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(valueFor));
      return fc.array(valueFor(schema.items || {}), {
        maxLength: Math.min(schema.maxItems ?? 20, 20),
      });
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            valueFor(property),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case "string":
      return textFor(schema);
    default:
      return fc.constant(null);
  }
}

function textFor({
  format,
  pattern,
  minLength = 0,
  maxLength = 200,
}: Schema): fc.Arbitrary<string> {
  if (format === "date") return fc.constantFrom(...dates);
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc.constantFrom("1970-01-01T00:00:00Z", "9999-12-31T23:59:59+09:00");
  if (pattern !== undefined && pattern !== "\\S") {
    // An unbounded repetition rarely generates long texts, so the filter would loop forever for a long minimum.
    const bounded = pattern.replace(/[+*]\$$/, `{${minLength},${maxLength}}$`);
    return fc
      .stringMatching(new RegExp(bounded))
      .filter((text) => text.length >= minLength && text.length <= maxLength);
  }
  return fc.oneof(
    nastyText.map((text) => text.slice(0, maxLength)),
    fc.constantFrom("x".repeat(maxLength), "힣".repeat(maxLength)),
    fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 50) }),
  );
}
