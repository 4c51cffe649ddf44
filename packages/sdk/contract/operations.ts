import { contractAjv } from "@damadum/contract/ajv";
import { readContract, type ContractOperation } from "@damadum/contract/reader";

/** One operation of openapi.yaml and the check of its responses. */
export interface Operation extends Pick<ContractOperation, "exampleBody" | "path"> {
  readonly operationId: string;
  readonly method: string;
  /** Violations of the contract by a response; empty when there are none. */
  readonly findErrors: (status: number, body: unknown) => readonly string[];
}

const ajv = contractAjv();

function responseCheck({ responses, files }: ContractOperation): Operation["findErrors"] {
  return (status, body) => {
    const declared = responses.has(String(status)) ? String(status) : "default";
    // An undeclared client error is a mistake; only a 5xx may be undeclared.
    if (declared === "default" && status < 500) return [`${status} is not declared`];
    // A 401 has no body when no credentials were sent.
    if (status === 401 && body === undefined) return [];
    const file = files.get(declared);
    if (file !== undefined) {
      return body instanceof Blob && body.type === file ? [] : [`no ${file}`];
    }
    const schema = responses.get(declared);
    if (schema === undefined) return body === undefined ? [] : ["a body where none is declared"];
    const validate = ajv.compile(schema);
    if (validate(body)) return [];
    return (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
  };
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = readContract().operations.map((operation) => ({
  operationId: operation.id,
  method: operation.method.toUpperCase(),
  path: operation.path,
  exampleBody: operation.exampleBody,
  findErrors: responseCheck(operation),
}));
