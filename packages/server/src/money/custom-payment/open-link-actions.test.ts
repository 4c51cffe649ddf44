import {
  customPaymentActionCodes,
  type CustomPaymentActionCode,
  type CustomPaymentStatus,
} from "@damadum/domain";
import type { CustomPayment } from "@damadum/sdk/model";
import { isEqual } from "es-toolkit";
import { describe, expect, it } from "vitest";
import { newCustomPayment } from "../../testing/custom-payments.ts";
import { refusedAs } from "../../testing/refused-as.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { newUnloadedOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ slotCapacity: 1000 });

/** The request of each action, with a body that nothing but the link can refuse. */
const requests: Readonly<
  Record<CustomPaymentActionCode, readonly [operation: string, body: object]>
> = {
  PAY: ["prepareCustomPayment", { method: "CARD" }],
  DECLINE: ["declineCustomPayment", {}],
};

const statuses = [
  "QUOTED",
  "WAIT",
  "PAYMENT",
  "DECLINED",
  "EXPIRED",
  "CANCEL",
  "REFUNDED",
] as const satisfies readonly CustomPaymentStatus[];

const debtOf = async (amount: number) => {
  const { serial } = await newUnloadedOrder(server);
  const { id } = await server.services.db
    .selectFrom("estimates")
    .select("id")
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  return newCustomPayment(server, {
    orderSerial: serial,
    linked: { kind: "ESTIMATE", id },
    amount,
  });
};

const set = async (url: string, changes: object) => {
  await server.services.db
    .updateTable("custom_payments")
    .set(changes)
    .where("url", "=", url)
    .execute();
  return url;
};

const newOwedExtra = async () =>
  set(await newCustomPayment(server), { owed_since: server.services.clock() });
const newLoweredDebt = async () => set(await debtOf(1_000), { amount: 9_000_000 });

function refusalOf(code: CustomPaymentActionCode, url: string, token: string | null) {
  const [operation, body] = requests[code];
  const sent = { path: { url }, body, ...(token !== null && { token }) };
  return refusedAs(server, operation, sent);
}

/** Asks for every action, each of a fresh link, and returns where the server does otherwise than it said before. */
async function contradictions(
  make: () => Promise<string>,
  { status, days }: { readonly status: CustomPaymentStatus; readonly days: number },
) {
  const found: unknown[] = [];
  const { username } = await newMember(server);
  for (const code of customPaymentActionCodes) {
    // Whoever declines once more gets the same answer again.
    if (code === "DECLINE" && status === "DECLINED") continue;
    for (const isMember of [false, true]) {
      const url = await set(await make(), { status });
      server.clock.pass({ days });
      const token = isMember ? await loginAgain(server, username) : null;
      const { actions }: CustomPayment = await server.api.ok("getCustomPayment", { path: { url } });
      const offered = actions.find((action) => action.code === code);
      const refusal = await refusalOf(code, url, token);
      server.clock.pass({ days: -days });
      if (!isEqual(offered, { code, ...refusal })) found.push({ code, isMember, offered, refusal });
    }
  }
  return found;
}

describe.each([
  ["in time", 0],
  ["after its time", 9],
])("the actions of a link %s", (_when, days) => {
  describe.each([
    ["an extra", () => newCustomPayment(server)],
    ["an extra that was taken back", newOwedExtra],
    ["a balance", () => debtOf(1_000)],
    ["a balance that is lower by now", newLoweredDebt],
  ])("for %s", (_what, make) => {
    it.each(statuses)("in %s are open exactly when accepted", async (status) => {
      expect(await contradictions(make, { status, days })).toEqual([]);
    });
  });
});
