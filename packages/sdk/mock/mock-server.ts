import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

import { readContract, type ContractOperation } from "@damadum/contract/reader";
import { getResponse, type HttpHandler } from "msw";

import type { FieldProblem, ProblemCode } from "../src/generated/model.schemas.ts";
import { defaultHandlersOf, scenariosOn } from "../src/mocks/index.ts";
import { statuses, usualMessages } from "../src/mocks/scenarios/sentences.ts";
import { Memory } from "./memory.ts";
import { findProblems } from "./validate.ts";

/** The largest body that the contract allows: a picture. */
const BODY_LIMIT = 11 * 1024 * 1024;
const LONGEST_LATENCY_MS = 60_000;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-expose-headers": "date, retry-after, x-request-id",
};

export interface MockSettings {
  /** The day of the scenarios' dates, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds before each answer; the header `mock-latency` overrides it. */
  readonly latencyMs: number;
  /** Called for every failure of the mock itself, which is answered with 500. */
  readonly onError: (error: unknown) => void;
}

type Named = Readonly<Record<string, HttpHandler>>;

/**
 * Serves every operation of the contract from the SDK's scenarios; the caller listens. A request can choose with headers:
 * `mock-scenario` (`createEstimate.slotFull`, or `error` for whatever is called; several by comma), `mock-latency` in
 * milliseconds, and `mock-key`, whose holders share what they created (default: those who send the same token).
 */
export function createMockServer(settings: MockSettings): Server {
  const { operations } = readContract();
  const routes = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));
  // A fixed path comes before one whose parameter it would match.
  routes.sort((a, b) => a.operation.path.split("{").length - b.operation.path.split("{").length);
  const scenarios = scenariosOn(settings.day);
  const byOperation: Readonly<Record<string, Named>> = scenarios;
  const usual = defaultHandlersOf(scenarios);
  const memories = new Map<string, Memory>();

  async function answer(request: IncomingMessage): Promise<Response> {
    const url = new URL(request.url ?? "/", "http://mock");
    const header = (name: string) => request.headers[name]?.toString() ?? "";
    await setTimeout(
      Math.min(Number(header("mock-latency")) || settings.latencyMs, LONGEST_LATENCY_MS),
    );
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    const matched = routes
      .filter(({ operation }) => operation.method.toUpperCase() === request.method)
      .map(({ operation, pattern }) => ({ operation, match: pattern.exec(url.pathname) }))
      .find(({ match }) => match !== null);
    if (!matched) return problem("not_found");
    const { operation } = matched;
    const isOpen = operation.security === "none" || operation.security === "optional";
    if (!isOpen && header("authorization") === "") {
      return new Response(null, { status: 401 });
    }
    const bytes = await read(request);
    if (bytes === undefined) return problem("content_too_large");
    const body = operation.bodyType === "json" ? readJson(bytes) : { value: undefined };
    if (!body) return problem("malformed_request");
    const problems = findProblems(operation, {
      path: { ...matched.match?.groups },
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(Object.keys(request.headers).map((name) => [name, header(name)])),
      body: body.value,
    });
    if (problems.length > 0) return problem("validation_failed", problems);

    const chosen = chosenOf(header("mock-scenario"), operation, byOperation[operation.id] ?? {});
    if (chosen instanceof Response) return chosen;
    const key = header("mock-key") || header("authorization");
    const memory = memories.get(key) ?? new Memory(operations);
    memories.set(key, memory);
    if (!chosen && memory.isGone(url.pathname)) return problem("not_found");
    const sent = new Request(url, {
      method: request.method ?? "GET",
      headers: Object.entries(request.headers).map(([name]): [string, string] => [
        name,
        header(name),
      ]),
      ...(bytes.length > 0 && { body: bytes }),
    });
    const response = await getResponse(chosen ? [chosen] : usual, sent);
    if (!response) throw new Error(`${operation.id} has no scenario`);
    return chosen && !response.ok
      ? response
      : remembered(memory, operation, url, body.value, response);
  }

  return createServer((request, reply) => {
    answer(request)
      .then((response) => send(response, reply))
      .catch((error: unknown) => {
        settings.onError(error);
        if (reply.headersSent) reply.destroy();
        else void send(problem("internal_error"), reply);
      });
  });
}

/** @returns the handler that the header names for this operation, or a 400 that lists the known names. */
function chosenOf(text: string, { id }: ContractOperation, named: Named) {
  for (const entry of text.split(",").map((each) => each.trim())) {
    const [operation, name] = entry.includes(".") ? entry.split(".") : [id, entry];
    if (entry === "" || operation !== id) continue;
    const handler = named[name ?? ""];
    if (handler) return handler;
    const message = `${id} 에 ${name} 시나리오가 없어요. 있는 것: ${Object.keys(named).join(", ")}`;
    return Response.json({ code: "malformed_request", message }, { status: 400 });
  }
  return undefined;
}

async function remembered(
  memory: Memory,
  operation: ContractOperation,
  url: URL,
  sent: unknown,
  response: Response,
): Promise<Response> {
  const type = response.headers.get("content-type");
  if (!response.ok || (type !== null && !type.includes("json"))) return response;
  const text = await response.text();
  const answer = memory.answer({
    operation,
    pathname: url.pathname,
    query: url.searchParams,
    sent,
    answer: text === "" ? undefined : JSON.parse(text),
  });
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return answer === undefined
    ? new Response(null, { status, headers })
    : Response.json(answer, { status, headers });
}

function problem(code: keyof typeof messages, errors?: readonly FieldProblem[]): Response {
  const status = code === "malformed_request" ? 400 : (statuses[code] ?? 409);
  return Response.json({ code, message: messages[code], ...(errors && { errors }) }, { status });
}

const messages = {
  ...usualMessages,
  malformed_request: "요청을 읽을 수 없어요. 보낸 JSON 을 확인해 주세요.",
} satisfies Partial<Record<ProblemCode, string>>;

/** The body, or undefined when it is too large. */
async function read(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks) : undefined;
}

function readJson(bytes: Buffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(bytes.toString("utf8")) };
  } catch {
    return undefined;
  }
}

async function send(response: Response, reply: ServerResponse): Promise<void> {
  // msw's response for a lost connection.
  if (response.type === "error") {
    reply.destroy();
    return;
  }
  const { status } = response;
  const id = randomUUID();
  const bytes = Buffer.from(await response.arrayBuffer());
  const isProblem = status >= 400 && bytes.length > 0;
  const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
  reply.writeHead(status, {
    ...headers,
    ...CORS,
    "x-request-id": id,
    ...(isProblem && { "content-type": "application/problem+json; charset=utf-8" }),
  });
  reply.end(isProblem ? standardProblem(JSON.parse(bytes.toString()), status, id) : bytes);
}

/** A scenario's problem with the members of RFC 9457 that the server adds. */
function standardProblem(body: { readonly code: string }, status: number, id: string): string {
  const titles: Readonly<Record<string, string>> = messages;
  const { code } = body;
  return JSON.stringify({
    ...body,
    type: `urn:damadum:problem:${code}`,
    ...(titles[code] !== undefined && { title: titles[code] }),
    status,
    instance: `urn:uuid:${id}`,
  });
}
