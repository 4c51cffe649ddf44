import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

import contract from "../../../../openapi.yaml?raw";
import { readContractSchemas } from "../../build/contract-schemas.ts";

/** Validates a body as the server does: the contract's schema, all formats, nothing unknown. */
export function contractValidator(name: string): (body: unknown) => readonly string[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  formats(ajv);
  const validate = ajv.compile({ ...readContractSchemas(contract, [name])[name] });
  return (body) =>
    validate(JSON.parse(JSON.stringify(body)))
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Names that the contract requires of a body. */
export function contractRequired(name: string): readonly string[] {
  const required = readContractSchemas(contract, [name])[name]?.["required"];
  return Array.isArray(required) ? required.filter((part) => typeof part === "string") : [];
}
