import { getResponse, type HttpHandler } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";

import { BASE_DAY, defaultHandlers, scenarios, scenariosOn } from "../src/mocks/index.ts";
import { answerOf } from "./answer-of.ts";
import { operations, type Operation } from "./operations.ts";
import { serverSentences } from "./server-sentences.ts";

/** Scenarios without a response, tested below. */
const SILENT = ["loading", "offline"];

function handlersOf(of: object, { operationId }: Operation): [string, HttpHandler][] {
  const found = Object.entries(of).find(([name]) => name === operationId);
  return Object.entries<HttpHandler>(found?.[1] ?? {});
}

const answering = operations.flatMap((operation) =>
  handlersOf(scenarios, operation)
    .filter(([name]) => !SILENT.includes(name))
    .map(([name, handler]) => ({ title: `${operation.operationId}.${name}`, operation, handler })),
);

const sentences = serverSentences();

afterEach(() => vi.useRealTimers());

const Refusal = z.object({ code: z.string(), message: z.string() });

test("scenarios exist for every operation and for nothing else", () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  );
});

test.each(answering)("$title follows the contract", async ({ operation, handler }) => {
  const { status, body } = await answerOf([handler], operation);
  expect(operation.findErrors(status, body), JSON.stringify(body)).toEqual([]);
});

test.each(answering)("$title returns the server's sentence when it rejects", async (each) => {
  const { status, body } = await answerOf([each.handler], each.operation);
  if (status < 400 || body === undefined) return;
  const { code, message } = Refusal.parse(body);
  expect(
    sentences.get(code)?.some((sentence) => sentence.test(message)),
    `${code}: ${message}`,
  ).toBe(true);
});

test.each(operations)("$operationId works by default", async (operation) => {
  const { status } = await answerOf(defaultHandlers, operation);
  expect(status).toBeLessThan(300);
});

test("scenariosOn follows the contract when the day is another one", async () => {
  const other = scenariosOn("2028-02-29");
  for (const operation of operations) {
    const [first] = handlersOf(other, operation);
    const { status, body } = await answerOf(first ? [first[1]] : [], operation);
    expect(operation.findErrors(status, body), operation.operationId).toEqual([]);
  }
});

test("a scenario returns the same response when it is made twice for one day", async () => {
  const orders = operations.find(({ operationId }) => operationId === "listEstimates");
  if (!orders) throw new Error("listEstimates is gone");
  const answers = [scenarios, scenariosOn(BASE_DAY)].map((each) =>
    answerOf([each.listEstimates.orders], orders),
  );
  const [first, second] = await Promise.all(answers);
  expect(first).toEqual(second);
});

test("the offline scenario fails like a lost connection", async () => {
  const request = new Request("http://api.test/api/users/my");
  const response = await getResponse([scenarios.getMe.offline], request);
  expect(response?.type).toBe("error");
});

test("the loading scenario never responds", async () => {
  vi.useFakeTimers();
  const request = new Request("http://api.test/api/users/my");
  const answer = getResponse([scenarios.getMe.loading], request).then(() => "answered");
  const patience = vi.advanceTimersByTimeAsync(600_000).then(() => "still waiting");
  await expect(Promise.race([answer, patience])).resolves.toBe("still waiting");
});

test("a scenario returns 422 with the fields when a request body violates the contract", async () => {
  const request = new Request("http://api.test/api/estimates", {
    method: "POST",
    body: JSON.stringify({ move_time: "아침" }),
  });
  const response = await getResponse([scenarios.createEstimate.created], request);
  expect(response?.status).toBe(422);
  await expect(response?.json()).resolves.toMatchObject({
    code: "validation_failed",
    errors: expect.arrayContaining([expect.objectContaining({ field: "move_time" })]),
  });
});
