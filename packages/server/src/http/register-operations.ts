import type { BodyType, ContractOperation, Parameter, Schema } from "@damadum/contract/reader";
import type { FastifyInstance, FastifyRequest, FastifyReply } from "fastify";
import { acceptForms, withoutFiles } from "./form-body.ts";
import { ignoreBodies } from "./no-body.ts";
import { handlerTable, type UntypedHandler } from "./handler-table.ts";
import type { Caller, Handlers } from "./handlers.ts";
import type { AnswerOnce } from "./idempotency/answer-once.ts";
import type { TakeTurns } from "./idempotency/take-turns.ts";
import { clientAddress } from "./limits/client-address.ts";
import { etagOf, locationOf, requireMatch } from "./resource-headers.ts";
import { isRequestPart } from "./validation/invalid-request.ts";
import { perObject } from "../db/per-object.ts";
import { requestValidator } from "./validation/request-validator.ts";
import { default as fastJsonStringify } from "fast-json-stringify";
import { lazy } from "./lazy.ts";

/** Compiles a response schema, once per process, to a JSON serializer that omits undeclared fields. */
const responseSerializer = perObject((schema: Schema) =>
  lazy((): ((response: unknown) => string) => fastJsonStringify({ ...schema })),
);

/** Authenticates the caller; null when no credentials were sent and none are required. */
export type Authenticate = (
  operation: Pick<ContractOperation, "id" | "security">,
  authorization: string | undefined,
) => Promise<Caller | null>;

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operation?: ContractOperation;
  }
}

const IDEMPOTENCY_KEY = "idempotency-key";

/** Shared by every application of this process, so that each schema is compiled once. */
const validatorOf = requestValidator();

/** Serves every operation of the contract; refuses to start when a handler is missing or unknown. */
export function registerOperations(
  app: FastifyInstance,
  parts: {
    readonly operations: readonly ContractOperation[];
    readonly handlers: Handlers;
    readonly authenticate: Authenticate;
    readonly answerOnce: AnswerOnce;
    readonly takeTurns: TakeTurns;
  },
): void {
  const { operations, handlers } = parts;
  const table = handlerTable(handlers, operations);
  const readers = new Map(table.map((entry) => [entry.operation.id, entry]));
  const edited = new Set(operations.map(({ edits }) => edits));

  app.decorateRequest("caller", null);
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => {
    if (!isRequestPart(httpPart)) throw new Error(`No request has a part ${String(httpPart)}`);
    return validatorOf(schema, httpPart);
  });
  app.setSerializerCompiler<Schema>(({ schema }) => responseSerializer(schema));
  for (const [bodyType, acceptBodies] of Object.entries(bodies)) {
    void app.register(async (scope) => {
      acceptBodies(scope);
      const entries = table.filter(({ operation }) => operation.bodyType === bodyType);
      for (const { operation, handle } of entries) {
        const { id, edits } = operation;
        const read = edits === undefined ? undefined : readers.get(edits);
        register(scope, { operation, handle, read, isEdited: edited.has(id), ...parts });
      }
    });
  }
}

const bodies: Readonly<Record<BodyType, (app: FastifyInstance) => void>> = {
  json: acceptJson,
  form: acceptForms,
  none: ignoreBodies,
};

interface Entry {
  readonly operation: ContractOperation;
  readonly handle: UntypedHandler;
  /** Reads what this operation edits. */
  readonly read:
    | { readonly operation: ContractOperation; readonly handle: UntypedHandler }
    | undefined;
  /** Whether an operation edits what this one reads. */
  readonly isEdited: boolean;
  readonly authenticate: Authenticate;
  readonly answerOnce: AnswerOnce;
  readonly takeTurns: TakeTurns;
}

function register(app: FastifyInstance, entry: Entry): void {
  const { operation, handle, read, isEdited, authenticate, answerOnce, takeTurns } = entry;
  // Keys that callers choose themselves are kept by their verb, together with what it creates.
  const takesKey = operation.parameters.some(
    (parameter) => parameter.name === IDEMPOTENCY_KEY && parameter["x-sent-by-sdk"] === true,
  );
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { operation },
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    // Load balancers often probe with HEAD.
    exposeHeadRoute: operation.id === "getHealth",
    // Fastify marks the object that it gets.
    schema: { ...routeSchema(operation) },
    // An operation that never answers 400, like logout, proceeds with the valid parts.
    attachValidation: !operation.responses.has("400"),
    ...splitLists(operation),
    onRequest: async (request, reply) => {
      // Before anything can refuse, so that every answer tells callers.
      if (operation.deprecation !== undefined) reply.headers(noticeOf(operation.deprecation));
      request.caller = await authenticate(operation, request.headers.authorization);
    },
    handler: async (request, reply) => {
      const { params: path, query, headers, caller } = request;
      const address = clientAddress(request.ip);
      const userAgent = request.headers["user-agent"] ?? "";
      const call = { path, query, headers, body: request.body, caller, address, userAgent };
      const expected = headers["if-match"];
      const key = takesKey ? headers[IDEMPOTENCY_KEY] : undefined;
      const once = () =>
        typeof key === "string"
          ? answerOnce(
              {
                owner: caller?.userId ?? "",
                operation: operation.id,
                key: key.toLowerCase(),
                content: [path, query, request.body],
              },
              () => handle(call),
            )
          : handle(call);
      const { status, body } =
        read === undefined || expected === undefined
          ? await once()
          : // Of two edits of the same in one instant the second has to see what the first did.
            await takeTurns(subjectOf(read.operation, call), async () => {
              await requireMatch(expected, read.handle, call);
              return once();
            });
      if (isEdited) reply.header("etag", etagOf(body));
      if (status === 201 && operation.location !== undefined)
        reply.header("location", locationOf(operation.location, path, body));
      const file = operation.files.get(String(status));
      if (file !== undefined) setFileHeaders(reply, file);
      return reply.code(status).send(body);
    },
  });
}

/** What an operation reads: the same for everybody whose path leads to it, and for each caller where it has none. */
function subjectOf(
  { id, path: template }: ContractOperation,
  { path, caller }: { readonly path: unknown; readonly caller: Caller | null },
): string {
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  const values = names.map((name) => String(Reflect.get(Object(path), name)));
  return JSON.stringify([id, ...(names.length > 0 ? values : [caller?.userId])]);
}

/** When the operation was deprecated (RFC 9745) and from when on it may be gone (RFC 8594). */
function noticeOf({ on, sunset }: NonNullable<ContractOperation["deprecation"]>) {
  return { deprecation: `@${Date.parse(on) / 1000}`, sunset: new Date(sunset).toUTCString() };
}

/** Lists in the query that come as one text with commas (`explode: false`); others have one parameter per item. */
function splitLists({ parameters }: ContractOperation) {
  const lists = parameters.filter(
    ({ in: place, explode, schema }) =>
      place === "query" && explode === false && schema.type === "array",
  );
  if (lists.length === 0) return {};
  return {
    preValidation: async ({ query }: FastifyRequest) => {
      if (typeof query !== "object" || query === null) return;
      for (const { name } of lists) {
        const text: unknown = Reflect.get(query, name);
        if (typeof text === "string") Reflect.set(query, name, text === "" ? [] : text.split(","));
      }
    },
  };
}

/** The same objects for each application, because schemas are compiled once per object. */
const routeSchema = perObject(({ parameters, body, responses }: ContractOperation) => {
  const group = (place: Parameter["in"]) =>
    objectOf(parameters.filter((parameter) => parameter.in === place));
  return {
    params: group("path"),
    querystring: group("query"),
    headers: group("header"),
    ...(body === undefined ? {} : { body: withoutFiles(body) }),
    response: Object.fromEntries(
      [...responses].flatMap(([status, schema]) =>
        schema === undefined ? [] : [[status, schema]],
      ),
    ),
  };
});

function objectOf(parameters: readonly Parameter[]): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** Pictures are cached per credentials, so another login in the same browser refetches; documents may be withdrawn. */
const cachingOf = (type: string) =>
  type.startsWith("image/") ? "private, max-age=3600" : "private, no-store";

/** Sets the headers of a file response, which the site may embed although it has another origin. */
function setFileHeaders(reply: FastifyReply, type: string): void {
  const vary = reply.getHeader("vary");
  const proofs = "authorization, visitor-key";
  reply
    .type(type)
    .header("cache-control", cachingOf(type))
    .header("vary", vary === undefined ? proofs : `${String(vary)}, ${proofs}`)
    .header("cross-origin-resource-policy", "cross-origin");
}

/** Accepts only JSON. An empty body counts as none, because browsers send the header with bodiless POSTs too. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
