import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { MONTHLY, newConfirmableContract } from "../../testing/free-contracts.ts";
import { loginAgain } from "../../testing/members.ts";
import { advance, deliveryDraft, payFor } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceDays, storedContract } from "../../testing/unpaid-contracts.ts";

const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));

/** The last free day of boxes that arrive on the test clock's first day. */
const LAST_FREE_DAY = "2027-02-19";
const CONFIRMED = {
  payment_type: "SUBSCRIPTION",
  months: 6,
  next_charge_at: new Date("2027-02-20T09:00:00+09:00"),
} as const;

const charges = async () =>
  (await server.services.db.selectFrom("storage_charges").selectAll().execute()).map(
    ({ from_date: from, amount, status }) => [from, amount, status],
  );

type Confirmable = Awaited<ReturnType<typeof newConfirmableContract>>;

/** Orders the return of the first `count` boxes for good on a day. */
async function bringBack(
  { token, serial, boxSerials }: Confirmable,
  { on, count = 1 }: { readonly on: string; readonly count?: number },
) {
  const { box_serials: _serials, ...visit } = deliveryDraft([]);
  const body = {
    ...visit,
    delivery: { date: on, time: "11:00" },
    scope: "PART" as const,
    box_serials: boxSerials.slice(0, count),
  };
  const final = await server.api.ok("createFinalDelivery", { token, path: { serial }, body });
  await payFor(server, "StorageFinal", { token, serial: final.serial });
  return final;
}

async function finish(serial: string) {
  for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
    await advance(server, serial, to);
  }
}

describe("continueStorageContract", () => {
  it("switches the contract when a box leaves within the free months, and charges the remaining boxes", async () => {
    const contract = await newConfirmableContract(server);
    const { serial } = await bringBack(contract, { on: LAST_FREE_DAY });
    await server.api.ok("continueStorageContract", contract.confirmation);
    expect(await storedContract(server, contract.contractId)).toMatchObject(CONFIRMED);
    await finish(serial);
    await advanceDays(server, 30);
    expect(await charges()).toEqual([["2027-02-20", 8_000, "PAID"]]);
  });

  it("refunds the month of a box that leaves later than planned", async () => {
    const contract = await newConfirmableContract(server);
    const { serial } = await bringBack(contract, { on: LAST_FREE_DAY });
    await server.api.ok("continueStorageContract", contract.confirmation);
    await advanceDays(server, 30);
    expect(await charges()).toEqual([["2027-02-20", MONTHLY, "PAID"]]);
    await finish(serial);
    const token = await loginAgain(server, contract.username);
    const path = { id: contract.contractId };
    const { payments } = await server.api.ok("getStorageContract", { token, path });
    const month = payments.filter(({ payment_type: type }) => type === "SUBSCRIPTION");
    expect(month.map(({ amount, refunded_amount: back }) => [amount, back])).toEqual([
      [MONTHLY, 8_000],
    ]);
  });

  it.each([
    ["a box leaves after the free months", { on: "2027-02-23" }],
    ["all boxes leave by one order", { on: "2027-02-16", count: 2 }],
  ] as const)(
    "returns state_conflict while %s, until that order is cancelled",
    async (_what, leaving) => {
      const contract = await newConfirmableContract(server);
      const { token, confirmation } = contract;
      const { serial } = await bringBack(contract, leaving);
      const refused = await server.api.problem("continueStorageContract", confirmation);
      expect([refused.status, refused.body.code]).toEqual([409, "state_conflict"]);
      expect(refused.body.message).toContain("그 주문을 취소하고");
      const path = { id: contract.contractId };
      const { continuation } = await server.api.ok("getStorageContract", { token, path });
      expect(continuation).toBeNull();
      await server.api.ok("cancelStorageOrder", { token, path: { serial }, body: {} });
      await server.api.ok("continueStorageContract", confirmation);
      expect(await storedContract(server, contract.contractId)).toMatchObject(CONFIRMED);
    },
  );
});
