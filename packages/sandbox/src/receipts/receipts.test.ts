import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { JournalEntry } from "../journal/journal.ts";
import { ReceiptBook } from "./receipt-book.ts";

let app: FastifyInstance;
let token: string;
beforeEach(async () => {
  app = buildApp({ webhookUrl: "http://127.0.0.1:9", stateFile: null, credentials: null });
  const payload = { imp_key: "key", imp_secret: "secret" };
  const answer = await app.inject({ method: "POST", url: "/users/getToken", payload });
  token = answer.json().response.access_token;
});
afterEach(() => app.close());

const url = "/receipts/external/cr-1";
const asMerchant = (method: "GET" | "POST" | "DELETE", payload?: object) =>
  app.inject({ method, url, headers: { authorization: token }, ...(payload && { payload }) });
const request = {
  name: "이사",
  amount: 110_000,
  identifier: "0100001234",
  identifier_type: "phone",
  type: "person",
};

test("the receipts API issues a number once and cancels it once", async () => {
  expect((await asMerchant("GET")).statusCode).toBe(404);
  const issued = (await asMerchant("POST", request)).json().response;
  expect(issued).toMatchObject({ amount: 110_000, vat: 10_000, type: "person", cancelled_at: 0 });
  expect((await asMerchant("POST", request)).json()).toMatchObject({ code: 1, response: null });
  expect((await asMerchant("GET")).json().response).toEqual(issued);

  const cancelled = (await asMerchant("DELETE")).json().response;
  expect(cancelled.cancelled_at).toBeGreaterThan(0);
  expect((await asMerchant("DELETE")).json()).toMatchObject({ code: 1 });
});

test("the receipts API refuses a number that is none of its kind, and a merchant without a token", async () => {
  const wrong = { ...request, identifier: "12345", type: "company" };
  expect((await asMerchant("POST", wrong)).json()).toMatchObject({ code: 1 });
  expect((await app.inject({ method: "GET", url })).statusCode).toBe(401);
});

test("ReceiptBook restores its receipts from the journal", () => {
  const entries: JournalEntry[] = [];
  const journal = { entries, write: (entry: JournalEntry) => void entries.push(entry) };
  const issued = new ReceiptBook(journal, () => 1).issue("cr-1", {
    name: "이사",
    amount: 100,
    identifier: "0100001234",
  });
  expect(new ReceiptBook(journal, () => 2).receipt("cr-1")).toEqual(issued);
});
