import { extensions } from "@damadum/contract";
import { readContract } from "@damadum/contract/reader";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const { schemas } = readContract();
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
formats(ajv);
ajv.addVocabulary([...extensions]);

/** Validates a body as the server does: the contract's schema, all formats, nothing unknown. */
export function contractValidator(name: string): (body: unknown) => readonly string[] {
  const validate = ajv.compile({ ...schemas[name] });
  return (body) =>
    validate(JSON.parse(JSON.stringify(body)))
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Names that the contract requires of a body. */
export function contractRequired(name: string): readonly string[] {
  return schemas[name]?.required ?? [];
}
