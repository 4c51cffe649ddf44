import { paymentRequestSchema } from "../envelope/rest-schemas.ts";
import { paymentActions } from "./payment-window.ts";

const returnTarget = {
  oneOf: [
    {
      type: "object",
      required: ["kind", "origin", "channel"],
      properties: {
        kind: { const: "message" },
        origin: { type: "string", maxLength: 200 },
        channel: { type: "string", maxLength: 100 },
      },
    },
    {
      type: "object",
      required: ["kind", "url"],
      properties: { kind: { const: "redirect" }, url: { type: "string", maxLength: 2000 } },
    },
  ],
} as const;

function openingOf<Schema>(request: Schema) {
  return {
    type: "object",
    required: ["account", "request", "way_back"],
    properties: {
      account: { type: "string", minLength: 1, maxLength: 40 },
      request,
      way_back: returnTarget,
    },
  } as const;
}

export const paymentOpening = openingOf(paymentRequestSchema);

export const actionSchema = {
  type: "object",
  properties: { action: { enum: paymentActions } },
} as const;

export const certificationOpening = openingOf({
  type: "object",
  properties: { merchant_uid: { type: "string", maxLength: 40 } },
} as const);

export const personSchema = {
  type: "object",
  required: ["name", "birthday", "gender", "phone"],
  additionalProperties: false,
  properties: {
    // As long as the product takes.
    name: { type: "string", minLength: 1, maxLength: 200 },
    birthday: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
    gender: { enum: ["male", "female"] },
    phone: { type: "string", pattern: "^01[016789]-?[0-9]{3,4}-?[0-9]{4}$" },
  },
} as const;
