import type { BodyType } from "@damadum/contract/reader";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Operations, OperationId } from "@damadum/sdk/operations";
import { checkResponse, contractOperation } from "./response-checker.ts";

/** A request of a test. `body` may be anything, so that tests can send what no client would. */
export interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  /** Network address of the client. */
  readonly from?: string;
}

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}

type SuccessBody<Id extends OperationId> = Operations[Id]["reply"] extends {
  readonly body: infer Body;
}
  ? Body
  : undefined;

interface ProblemBody {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly {
    readonly field: string;
    readonly code: string;
    readonly message: string;
  }[];
}

/** Calls operations by their id, and fails the test when the contract does not declare the response. */
export class ApiClient {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Returns the body of a success; anything else fails the test with the received problem. */
  async ok<Id extends OperationId>(id: Id, sent: Sent = {}): Promise<SuccessBody<Id>> {
    const answer = await this.send<SuccessBody<Id>>(id, sent);
    if (answer.status >= 300) {
      throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  /** Returns a refusal; a success fails the test. */
  async problem(id: OperationId, sent: Sent = {}): Promise<Answer<ProblemBody>> {
    const answer = await this.send<ProblemBody>(id, sent);
    if (answer.status < 400) throw new Error(`${id} was not problem: ${answer.status}`);
    return answer;
  }

  async send<Body>(id: string, sent: Sent = {}): Promise<Answer<Body>> {
    const { method, path, bodyType, files } = contractOperation(id);
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(sent.path?.[name] ?? name),
    );
    const authorization = sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` };
    const forwarded = sent.from === undefined ? {} : { "x-forwarded-for": sent.from };
    const options: InjectOptions = {
      method: uppercase(method),
      url,
      ...(sent.query === undefined ? {} : { query: { ...sent.query } }),
      headers: { ...authorization, ...forwarded, ...sent.headers },
    };
    if (sent.body !== undefined) {
      const { type, payload } = await encoded(sent.body, bodyType);
      options.headers = { "content-type": type, ...options.headers };
      options.payload = payload;
    }
    const response = await this.#app.inject(options);
    const { statusCode: status, headers } = response;
    const file = files.get(String(status));
    const isFile = file !== undefined && headers["content-type"] === file;
    const whole = isFile ? response.rawPayload : bodyOf(response.payload);
    // Two refusals of the same kind differ in the request's own number alone, which tests compare without.
    const body = status < 400 ? whole : withoutNumber(whole, headers["x-request-id"]);
    checkResponse(id, { status, body, retryAfter: headers["retry-after"] });
    return { status, body, headers };
  }
}

function withoutNumber(problem: unknown, id: unknown) {
  if (typeof problem !== "object" || problem === null) return problem;
  const { instance, ...rest } = Object.assign({ instance: undefined }, problem);
  if (instance !== `urn:uuid:${String(id)}`) throw new Error("A problem without its request's id");
  return rest;
}

function bodyOf(payload: string) {
  return payload === "" ? undefined : JSON.parse(payload);
}

/** A string body is sent as it is, because it may be broken on purpose. */
export async function encoded(body: unknown, bodyType: BodyType) {
  if (bodyType !== "form") {
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    return { type: "application/json", payload };
  }
  if (typeof body === "string") return { type: "multipart/form-data; boundary=x", payload: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Uint8Array) form.set(name, new Blob([new Uint8Array(value)]), name);
    else if (value instanceof File) form.set(name, value);
    else if (value !== undefined)
      form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const request = new Response(form);
  const payload = Buffer.from(await request.arrayBuffer());
  return { type: request.headers.get("content-type") ?? "", payload };
}

function uppercase(method: string): "GET" | "POST" | "PUT" | "PATCH" | "DELETE" {
  switch (method) {
    case "post":
      return "POST";
    case "put":
      return "PUT";
    case "patch":
      return "PATCH";
    case "delete":
      return "DELETE";
    default:
      return "GET";
  }
}
