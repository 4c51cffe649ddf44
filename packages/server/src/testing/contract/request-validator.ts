import { contractAjv } from "@damadum/contract/ajv";
import type { ContractOperation, Parameter, Schema } from "@damadum/contract/reader";
import type { ValidateFunction } from "ajv";
import type { Sent } from "../api-client.ts";

/** Whether the contract allows a request, independently of the server's validators, which are under test. */
export function createRequestValidator({
  parameters,
  body,
  bodyType,
}: ContractOperation): (sent: Sent) => boolean {
  const groups = (["path", "query", "header"] as const).map((place) => ({
    place,
    fits: compile(objectOf(parameters.filter((parameter) => parameter.in === place)), true),
  }));
  const bodyFits = body === undefined ? () => true : compile(body, false);
  return (sent) =>
    groups.every(({ place, fits }) => fits({ ...sent[place === "header" ? "headers" : place] })) &&
    (body === undefined ||
      (bodyType === "form"
        ? typeof sent.body !== "string" && bodyFits(asForm(sent.body))
        : bodyFits(parsed(sent.body))));
}

function compile(schema: Schema, isText: boolean): ValidateFunction {
  return contractAjv({ coerceTypes: isText }).compile(schema);
}

function objectOf(parameters: readonly Parameter[]): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** The body as form fields, which are only texts and files. */
function asForm(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}

function parsed(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
