import type { ContractOperation, Parameter, Schema } from "@damadum/contract/reader";
import fc from "fast-check";
import type { Sent } from "../api-client.ts";
import { nastyPayload, nastyText, nastyValue } from "./nasty-values.ts";
import { placesIn, withValue, type Place } from "./places.ts";
import { valueFor } from "./values-for-schema.ts";

/** The good request with one part broken: the token, a parameter, the whole body, or a value inside it. */
export function brokenRequests(operation: ContractOperation, good: Sent): fc.Arbitrary<Sent> {
  const parts = [
    ...(operation.security === "none" ? [] : [{ weight: 1, arbitrary: brokenToken(good) }]),
    ...operation.parameters.map((parameter) => ({
      weight: 2,
      arbitrary: nastyText.map((text) => withText(good, parameter, text)),
    })),
    ...(operation.body === undefined
      ? []
      : [
          { weight: 8, arbitrary: brokenBody(operation.body, good) },
          { weight: 1, arbitrary: nastyPayload.map((body) => ({ ...good, body })) },
          {
            weight: 1,
            arbitrary: nastyValue.map((value) => ({ ...good, body: JSON.stringify(value) })),
          },
        ]),
  ];
  return parts.length === 0 ? noise(good) : fc.oneof(...parts);
}

/** Changes of a good request to values that the contract allows but that are unusual. */
export function oddChanges(
  { parameters, body }: ContractOperation,
  good: Sent,
): fc.Arbitrary<(good: Sent) => Sent> {
  const places = body === undefined ? [] : placesIn(body, good.body);
  const changes = [
    ...parameters.map((parameter) =>
      valueFor(parameter.schema).map(
        (value) => (sent: Sent) => withText(sent, parameter, String(value)),
      ),
    ),
    ...places.map((place) =>
      valueFor(place.schema).map((value) => (sent: Sent) => ({
        ...sent,
        body: withValue(sent.body, place, value),
      })),
    ),
  ];
  return changes.length === 0
    ? noise(good).map(({ query = {}, headers = {} }) => (sent: Sent) => ({
        ...sent,
        query,
        headers: { ...sent.headers, ...headers },
      }))
    : fc.oneof(...changes);
}

/** For an operation without input: extra input must not matter. */
function noise(good: Sent): fc.Arbitrary<Sent> {
  return fc
    .tuple(fc.dictionary(fc.string({ minLength: 1 }), nastyText, { maxKeys: 3 }), headerText)
    .map(([query, header]) => ({
      ...good,
      query: wellFormed(query),
      headers: { ...good.headers, "x-noise": header },
    }));
}

function brokenToken(good: Sent): fc.Arbitrary<Sent> {
  const { token: _, ...rest } = good;
  return headerText.map((text) => ({
    ...rest,
    headers: { ...good.headers, authorization: `Bearer ${text}` },
  }));
}

function brokenBody(schema: Schema, good: Sent): fc.Arbitrary<Sent> {
  const places = placesIn(schema, good.body);
  const extra = fc.constantFrom("extra", "total_amount", "amount", "user_id", "role", "__proto__");
  if (places.length === 0) return extra.map((name) => withExtra(good, name));
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom<Place>(...places), nastyValue)
        .map(([place, value]) => ({ ...good, body: withValue(good.body, place, value) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom<Place>(...places)
        .map((place) => ({ ...good, body: withValue(good.body, place, undefined) })),
    },
    { weight: 1, arbitrary: extra.map((name) => withExtra(good, name)) },
  );
}

/** Built as text, because `__proto__` in an object literal would set the prototype. */
function withExtra(good: Sent, name: string): Sent {
  const text = JSON.stringify(good.body ?? {});
  const rest = text.slice(1);
  return { ...good, body: `{"${name}":1${rest === "}" ? "" : ","}${rest}` };
}

const headerText = nastyText.map(asHeader);

/** HTTP clients cannot send any other characters. */
function asHeader(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 4000);
}

function withText(good: Sent, { in: place, name }: Parameter, text: string): Sent {
  const group = place === "header" ? "headers" : place;
  return { ...good, [group]: { ...good[group], [name]: sendable[place](text) } };
}

const sendable: Readonly<Record<Parameter["in"], (text: string) => string>> = {
  query: (text) => text.toWellFormed(),
  // An empty segment, or dots, would match another route.
  path: (text) => text.toWellFormed().replace(/^\.{0,2}$/, "x"),
  header: asHeader,
};

function wellFormed(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name.toWellFormed(), text.toWellFormed()]),
  );
}
