import { readContract, type ContractOperation } from "@damadum/contract/reader";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Sent } from "../api-client.ts";
import { drive } from "../drivers/drivers.ts";
import { testServer } from "../test-server.ts";
import { timesOf } from "../../../../../scripts/testing/test-share.ts";
import { brokenRequests, oddChanges } from "./broken-requests.ts";
import { watchDatabase, type DatabaseWatch } from "./database-watch.ts";
import { createRequestValidator } from "./request-validator.ts";

const BROKEN = timesOf({ full: 200, share: 12 });
const ODD = timesOf({ full: 50, share: 4 });
/** Maximum number of fixtures per operation, because some take many steps to create. */
const MAX_MADE = 10;
/** Longer than any refusal may take, even on a slow machine. */
const HANGS_AFTER_MS = 10_000;

/** Each test sends hundreds of requests, and must not fail on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const server = testServer({ slotCapacity: 10_000, boxDeliveryCapacity: 10_000 });
let database: DatabaseWatch;
beforeAll(async () => {
  database = await watchDatabase(server.services.db);
});

/** Tables that a refusal may change: failed tries are counted. */
const written: Readonly<Record<string, readonly string[]>> = {
  verifyPasswordNumber: ["password_numbers"],
  // A challenge is used up by a try.
  loginOperatorWithPasskey: ["tickets"],
  addOperatorPasskey: ["tickets"],
  // What an operator tried is in the log.
  createOperatorOrder: ["operator_actions", "operator_actions_end"],
  advanceOperatorVisits: ["operator_actions", "operator_actions_end"],
  runOperatorCommand: ["operator_actions", "operator_actions_end"],
  makeOperatorPlan: ["operator_actions", "operator_actions_end"],
  assignOperatorVisit: ["operator_actions", "operator_actions_end"],
};

const { operations } = readContract();
const takesInput = ({ security, parameters, body }: ContractOperation) =>
  security !== "none" || parameters.length > 0 || body !== undefined;

/** Sends the request; fails on a timeout, a 5xx, or a refusal that changed the database. */
async function attempt({ id }: ContractOperation, sent: Sent): Promise<number> {
  const asked = inTime(server.api.send<{ message?: string } | undefined>(id, sent));
  const answer = await asked.catch((cause: unknown) => {
    throw new Error(`Sent: ${JSON.stringify(sent).slice(0, 1000)}`, { cause });
  });
  const { status, body } = answer;
  const rejected = status >= 400;
  const changed = (await database.changed()).filter((table) => !written[id]?.includes(table));
  expect({
    sent,
    isOurError: status >= 500,
    // Without credentials, a 401 has no body.
    namesCause: !rejected || body === undefined || /[가-힣]/.test(body.message ?? ""),
    changed: rejected ? changed : [],
  }).toEqual({ sent, isOurError: false, namesCause: true, changed: [] });
  return status;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer")), HANGS_AFTER_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without the idempotency key, because changed requests with one key would conflict. */
async function goodRequest(operation: ContractOperation): Promise<Sent> {
  const { headers = {}, ...sent } = await drive(server, operation);
  const { "idempotency-key": _, ...kept } = headers;
  await database.changed();
  return { ...sent, headers: kept };
}

describe("bad input", () => {
  it.each(operations.filter(takesInput))(
    "$id refuses what the contract does not allow",
    async (operation) => {
      const good = await goodRequest(operation);
      const fits = createRequestValidator(operation);
      // Logout always succeeds, whatever the request contains.
      const always = operation.id === "logout";
      const least = always ? 200 : 400;
      await fc.assert(
        fc.asyncProperty(
          brokenRequests(operation, good).filter(
            (sent) => always || sent.token !== good.token || !fits(sent),
          ),
          async (sent) => {
            expect(await attempt(operation, sent)).toBeGreaterThanOrEqual(least);
          },
        ),
        { numRuns: BROKEN, endOnFailure: true },
      );
    },
  );

  it.each(operations)("$id answers no 5xx when the input is unexpected", async (operation) => {
    let good = await goodRequest(operation);
    let made = 1;
    await fc.assert(
      fc.asyncProperty(oddChanges(operation, good), async (change) => {
        const status = await attempt(operation, change(good));
        // A success may have used up its fixture.
        if (status < 300 && operation.method !== "get" && made < MAX_MADE) {
          made += 1;
          good = await goodRequest(operation);
        }
      }),
      { numRuns: takesInput(operation) ? ODD : BROKEN, endOnFailure: true },
    );
  });
});
