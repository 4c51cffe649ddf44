import { readContract, type ContractOperation, type Schema } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import { specCalls } from "./spec-calls.ts";

const operations = new Map(
  readContract().operations.map((operation) => [
    shape(`${operation.method.toUpperCase()} ${operation.path}`),
    operation,
  ]),
);

/** The call without parameter names, which are not compared. */
function shape(call: string): string {
  return call.replaceAll(/\{\w+\}/g, "{}");
}

describe("the calls of the specification", () => {
  it.each(specCalls)("$call is served", ({ call, sends = [], answers = [] }) => {
    const operation = operations.get(shape(call));
    if (operation === undefined) throw new Error(`openapi.yaml does not have ${call}`);
    expect(sentFields(operation)).toEqual(expect.arrayContaining([...sends]));
    expect(answeredFields(operation)).toEqual(expect.arrayContaining([...answers]));
  });
});

function sentFields({ body, parameters }: ContractOperation): readonly string[] {
  return [...fieldsOf(body), ...parameters.map(({ name }) => name)];
}

function answeredFields({ responses }: ContractOperation): readonly string[] {
  return [...responses].flatMap(([status, schema]) =>
    status.startsWith("2") ? fieldsOf(schema) : [],
  );
}

/** Field names of an object schema, of all `oneOf` alternatives, or of the items of a list. */
function fieldsOf(schema: Schema | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { properties = {}, oneOf = [], items } = schema;
  return [...Object.keys(properties), ...[...oneOf, ...(items ? [items] : [])].flatMap(fieldsOf)];
}
