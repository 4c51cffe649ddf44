import type { Schema } from "@damadum/contract";
import { contractAjv } from "@damadum/contract/ajv";

const ajv = contractAjv();

/** Validates a body as the server does: the contract's schema, all formats, nothing unknown. */
export function contractValidator(body: Schema): (value: unknown) => readonly string[] {
  const validate = ajv.compile({ ...body });
  return (value) =>
    validate(JSON.parse(JSON.stringify(value)))
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
