import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Schema } from "../schema.ts";
import { ROOT, type ContractFiles } from "./bundle.ts";
import {
  atPlace,
  METHODS,
  readDocument,
  withDefs,
  type Content,
  type ContractDocument,
  type MediaType,
  type Method,
  type OperationObject,
  type Parameter,
  type SecurityRequirements,
} from "./document.ts";

export { bundle, type ContractFiles } from "./bundle.ts";
export type { Method, Parameter } from "./document.ts";
export { extensions, type Schema } from "../schema.ts";

const JSON_TYPE = "application/json";
/** The media type of errors (RFC 9457), which is JSON too. */
const PROBLEM_TYPE = "application/problem+json";
const FORM = "multipart/form-data";

/** Who may call: anyone; anyone, but a token that is sent must be valid; a member; who acts for a company; an operator. */
export type Security = "none" | "optional" | "member" | "company" | "operator";

/** How the body is sent: as JSON, as a form with files, or not at all. */
export type BodyType = "json" | "form" | "none";

export interface ContractOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly security: Security;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly bodyType: BodyType;
  /** Largest body in bytes; undefined when the server's default applies. */
  readonly bodyLimit: number | undefined;
  /** When callers were told that it goes, and the day from which it may be gone: dates. Undefined while it stays. */
  readonly deprecation?: { readonly on: string; readonly sunset: string };
  /** The operation that reads what this one edits, whose ETag `If-Match` is compared with; undefined for most. */
  readonly edits?: string;
  /** Where what it created is, with runtime expressions of OpenAPI: `/api/files/{$response.body#/file_id}`. */
  readonly location?: string;
  /** Problem codes that it answers beside those that its statuses imply. */
  readonly problems: readonly string[];
  /** The first example of its JSON body; undefined when it takes none. */
  readonly exampleBody: unknown;
  /** Schema of each declared JSON response, by status; undefined for a response without a body or with a file. */
  readonly responses: ReadonlyMap<string, Schema | undefined>;
  /** Media type of each declared response that is a file, by status. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * The contract with every reference resolved, so that each schema compiles by itself. One that contains itself refers to
 * its own `$defs`.
 */
export interface Contract {
  /** Every operation in the order of openapi.yaml. */
  readonly operations: readonly ContractOperation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** The root folder of the repository, with a slash at its end. */
export const REPOSITORY = fileURLToPath(new URL("../../../../", import.meta.url));

/** The text of openapi.yaml and of each file in openapi/. */
export function contractFiles(): ContractFiles {
  const parts = globSync("openapi/*.yaml", { cwd: REPOSITORY }).toSorted();
  const text = (file: string) => [file, readFileSync(join(REPOSITORY, file), "utf8")];
  return Object.fromEntries([ROOT, ...parts].map(text));
}

let contract: Contract | undefined;

/** The contract of openapi.yaml, read once. */
export function readContract(): Contract {
  return (contract ??= parseContract(contractFiles()));
}

/** The contract of the files' texts. */
export function parseContract(files: ContractFiles): Contract {
  const document = readDocument(files);
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    withDefs(schema, document),
  ]);
  return { operations: operationsOf(document), schemas: Object.fromEntries(schemas) };
}

/** Every operation of a document in its order. */
export function operationsOf(document: ContractDocument): readonly ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const security = securityOf(operation.security ?? document.security);
      const described = atPlace(operation, () => describe(operation, document));
      return [{ ...described, method, path, parameters, security }];
    }),
  );
}

function describe(operation: OperationObject, document: ContractDocument) {
  const [tag] = operation.tags;
  if (tag === undefined) throw new Error("has no tag");
  const whole = (media: MediaType | undefined) => media && withDefs(media.schema, document);
  const sent = operation.requestBody?.content;
  const answers = Object.entries(operation.responses);
  const { deprecated, "x-deprecated-on": on, "x-sunset": sunset } = operation;
  const [example] = Object.values(sent?.[JSON_TYPE]?.examples ?? {});
  return {
    id: operation.operationId,
    tag,
    body: whole(sent?.[FORM] ?? sent?.[JSON_TYPE]),
    bodyType: bodyTypeOf(sent),
    bodyLimit: operation["x-body-limit"],
    exampleBody: example?.value,
    ...(deprecated === true &&
      on !== undefined &&
      sunset !== undefined && { deprecation: { on, sunset } }),
    ...(operation["x-edits"] !== undefined && { edits: operation["x-edits"] }),
    ...(operation["x-location"] !== undefined && { location: operation["x-location"] }),
    problems: operation["x-problems"] ?? [],
    responses: new Map(
      answers.map(([status, { content }]) => [
        status,
        whole(content?.[JSON_TYPE] ?? content?.[PROBLEM_TYPE]),
      ]),
    ),
    files: new Map(answers.flatMap(([status, { content }]) => fileType(status, content))),
  };
}

function bodyTypeOf(sent: Content | undefined): BodyType {
  if (sent === undefined) return "none";
  return FORM in sent ? "form" : "json";
}

function fileType(status: string, content: Content = {}): readonly (readonly [string, string])[] {
  const [type] = Object.keys(content);
  return type === undefined || type === JSON_TYPE || type === PROBLEM_TYPE ? [] : [[status, type]];
}

function securityOf(requirements: SecurityRequirements): Security {
  if (requirements.length === 0) return "none";
  for (const role of ["operator", "company"] as const) {
    if (requirements.some((requirement) => role in requirement)) return role;
  }
  const optional = requirements.some((requirement) => Object.keys(requirement).length === 0);
  return optional ? "optional" : "member";
}
