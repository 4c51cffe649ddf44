import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

import { extensions } from "./schema.ts";

/**
 * Options that all validators of openapi.yaml share: report every error, reject unknown keywords. A tuple may leave open
 * how many items follow.
 */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  strictTuples: false,
  allowUnionTypes: true,
} as const;

/** ajv-formats also accepts `urn:uuid:…`, which PostgreSQL rejects. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A day that exists. ajv-formats also accepts the year 0000, which PostgreSQL cannot store. */
export const DATE =
  /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

/** ajv for the schemas of openapi.yaml. Strings from a URL or a header also need `coerceTypes` and `useDefaults`. */
export function contractAjv(more: Pick<Options, "coerceTypes" | "useDefaults"> = {}): Ajv2020 {
  // `password` only says how to display the field, so every value passes.
  const formats = { ...fullFormats, date: DATE, uuid: UUID, password: true } as const;
  const ajv = new Ajv2020({ ...ajvOptions, formats, ...more });
  ajv.addVocabulary([...extensions]);
  return ajv;
}
