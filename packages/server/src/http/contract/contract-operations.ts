import {
  METHODS,
  type Content,
  type ContractDocument,
  type Method,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Reference,
  type Response,
  type Schema,
} from "./contract-document.ts";

const JSON_TYPE = "application/json";
const FORM = "multipart/form-data";

/** Who may call: anyone, anyone but a sent token must be good, or only a member. */
export type Security = "none" | "optional" | "member";

/** How the body comes: as JSON, as a form with files, or not at all. */
export type BodyType = "json" | "form" | "none";

/** One operation of the contract with its references to parameters and responses resolved. */
export interface ContractOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly security: Security;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly bodyType: BodyType;
  /** Schema of each declared JSON answer; undefined for an answer without a body or with a file. */
  readonly responses: ReadonlyMap<string, Schema | undefined>;
  /** Media type of each declared answer that is a file. */
  readonly files: ReadonlyMap<string, string>;
}

/** Every operation of the contract in the order of the file. */
export function contractOperations(contract: ContractDocument): readonly ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [contractOperation(contract, { path, method, item, operation })];
    }),
  );
}

interface Place {
  readonly path: string;
  readonly method: Method;
  readonly item: PathItem;
  readonly operation: OperationObject;
}

function contractOperation(
  contract: ContractDocument,
  { path, method, item, operation }: Place,
): ContractOperation {
  const [tag] = operation.tags;
  if (tag === undefined) throw new Error(`${operation.operationId} has no tag`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const sent = operation.requestBody?.content;
  const answers = Object.entries(operation.responses).map(
    ([status, response]) =>
      [status, resolve<Response>(contract.components.responses, response).content] as const,
  );
  return {
    id: operation.operationId,
    method,
    path,
    tag,
    security: securityOf(operation.security ?? contract.security),
    parameters: parameters.map((parameter) => resolve(contract.components.parameters, parameter)),
    body: (sent?.[FORM] ?? sent?.[JSON_TYPE])?.schema,
    bodyType: bodyTypeOf(sent),
    responses: new Map(answers.map(([status, content]) => [status, content?.[JSON_TYPE]?.schema])),
    files: new Map(answers.flatMap(([status, content]) => fileType(status, content))),
  };
}

function bodyTypeOf(sent: Content | undefined): BodyType {
  if (sent === undefined) return "none";
  return FORM in sent ? "form" : "json";
}

function fileType(status: string, content: Content = {}): readonly (readonly [string, string])[] {
  const [type] = Object.keys(content);
  return type === undefined || type === JSON_TYPE ? [] : [[status, type]];
}

function securityOf(requirements: ContractDocument["security"]): Security {
  if (requirements.length === 0) return "none";
  const optional = requirements.some((requirement) => Object.keys(requirement).length === 0);
  return optional ? "optional" : "member";
}

function resolve<T extends object>(
  components: Readonly<Record<string, T>>,
  item: T | Reference,
): T {
  if (!("$ref" in item)) return item;
  const name = item.$ref.slice(item.$ref.lastIndexOf("/") + 1);
  const component = components[name];
  if (component === undefined) throw new Error(`The contract has no component ${item.$ref}`);
  return component;
}
