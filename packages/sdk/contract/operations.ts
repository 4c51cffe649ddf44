import { readFileSync } from "node:fs";

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

interface Reference {
  $ref?: string;
}
interface ResponseObject extends Reference {
  content?: Record<string, unknown>;
}
interface Example extends Reference {
  value?: unknown;
}
interface OperationObject {
  operationId: string;
  /** A form with files has no example. */
  requestBody?: { content: { "application/json"?: { examples: Record<string, Example> } } };
  responses: Record<string, ResponseObject>;
}
interface Contract {
  paths: Record<string, Record<string, OperationObject>>;
  components: { examples: Record<string, Example> };
}

/** One operation of openapi.yaml and the judge of its answers. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  /** The first example of its request body, undefined when it takes none. */
  exampleBody: unknown;
  /** What is wrong with an answer; empty when the contract allows it. */
  faultsOf: (status: number, body: unknown) => readonly string[];
}

const METHODS = ["get", "put", "post", "delete", "patch"];
const CONTRACT = new URL("../../../openapi.yaml", import.meta.url);
const contract: Contract = parse(readFileSync(CONTRACT, "utf8"));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "openapi");

function pointer(...parts: readonly string[]): string {
  return parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function validator(
  operation: OperationObject,
  at: string,
  status: string,
): ValidateFunction | null {
  const response = operation.responses[status];
  if (fileType(response) !== null) return null;
  const place = response?.$ref?.replace("#", "") ?? `${at}${pointer("responses", status)}`;
  const isEmpty = response?.$ref === undefined && response?.content === undefined;
  if (isEmpty) return null;
  const schema = `openapi#${place}${pointer("content", "application/json", "schema")}`;
  return ajv.getSchema(encodeURI(schema)) ?? ajv.compile({ $ref: encodeURI(schema) });
}

/** The media type of an answer that is a file; null for any other. */
function fileType(response: ResponseObject | undefined): string | null {
  const [type] = Object.keys(response?.content ?? {});
  return type === undefined || type === "application/json" ? null : type;
}

function judge(operation: OperationObject, at: string): Operation["faultsOf"] {
  return (status, body) => {
    const declared = String(status) in operation.responses ? String(status) : "default";
    // A client error that the contract does not name is a mistake; only a 5xx may be unexpected.
    if (declared === "default" && status < 500) return [`${status} is not declared`];
    // Unauthorized has no body when no credentials were sent.
    if (status === 401 && body === undefined) return [];
    const file = fileType(operation.responses[declared]);
    if (file !== null) {
      return body instanceof Blob && body.type === file ? [] : [`no ${file}`];
    }
    const validate = validator(operation, at, declared);
    if (!validate) return body === undefined ? [] : ["a body where none is declared"];
    if (validate(body)) return [];
    return (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
  };
}

function exampleBody({ requestBody }: OperationObject): unknown {
  const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  const name = example?.$ref?.split("/").at(-1);
  return name === undefined ? example?.value : contract.components.examples[name]?.value;
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        exampleBody: exampleBody(operation),
        faultsOf: judge(operation, pointer("paths", path, method)),
      })),
);
