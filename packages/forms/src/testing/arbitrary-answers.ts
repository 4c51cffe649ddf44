import type { Schema } from "@damadum/contract";
import fc from "fast-check";

import { isRecord } from "../engine/data/values.ts";

/** Text as people and attackers type it: Hangul, emoji, spaces, very long. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 260 }),
  fc.constantFrom("", " ", "302호", "👨‍👩‍👧‍👦".repeat(40), "가".repeat(101), "\u0000"),
);
const date = fc.oneof(
  fc
    .date({ min: new Date("2026-11-20"), max: new Date("2027-02-19"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom("2026-02-30", "2028-02-29", "", "내일"),
);

/** Valid and invalid answers to a schema: often the known valid one, otherwise one near its limits or any. */
export function arbitraryAnswers(schema: Schema, right: unknown): fc.Arbitrary<unknown> {
  if (schema.properties !== undefined) {
    const known = isRecord(right) ? right : {};
    const parts = Object.entries(schema.properties).map(([name, part]) => [
      name,
      arbitraryAnswers(part, known[name]),
    ]);
    return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
  }
  const any = anyAnswer(schema, right);
  return right === undefined
    ? any
    : fc.oneof({ weight: 2, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: any });
}

function anyAnswer(schema: Schema, right: unknown): fc.Arbitrary<unknown> {
  const { type, enum: values, pattern, format, minimum = -1000, maximum = 1000 } = schema;
  if (values !== undefined) return fc.constantFrom(...values, "NONE");
  if (type === "boolean") return fc.boolean();
  if (type === "integer") {
    return fc.oneof(fc.integer({ min: minimum - 2, max: maximum + 2 }), fc.double());
  }
  if (schema.items) {
    const [first]: readonly unknown[] = Array.isArray(right) ? right : [];
    return fc.array(arbitraryAnswers(schema.items, first), { maxLength: 3 });
  }
  if (format === "date") return date;
  return pattern === undefined ? text : fc.oneof(fc.stringMatching(new RegExp(pattern, "u")), text);
}
