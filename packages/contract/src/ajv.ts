import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

import { extensions } from "./schema.ts";

/** What all that validates by openapi.yaml agrees on: it finds everything that is wrong, and takes no word that it does not know. */
export const ajvOptions = { allErrors: true, strict: true, allowUnionTypes: true } as const;

/** ajv-formats also takes `urn:uuid:…`, which is no uuid to PostgreSQL. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A day that exists. ajv-formats also takes the year 0000, which PostgreSQL cannot keep. */
export const DATE =
  /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

/** ajv for the schemas of openapi.yaml. Texts of a URL or a header need more: `coerceTypes`, `useDefaults`. */
export function contractAjv(more: Pick<Options, "coerceTypes" | "useDefaults"> = {}): Ajv2020 {
  // What the format of a password says is how it is drawn.
  const formats = { ...fullFormats, date: DATE, uuid: UUID, password: true } as const;
  const ajv = new Ajv2020({ ...ajvOptions, formats, ...more });
  ajv.addVocabulary([...extensions]);
  return ajv;
}
