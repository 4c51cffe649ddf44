import { randomUUID } from "node:crypto";
import type { StorageContractActionCode, StorageContractStatus } from "@damadum/domain";
import type { StorageContract } from "@damadum/sdk/model";
import { isEqual } from "es-toolkit";
import { describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { refusedAs } from "../../testing/refused-as.ts";
import { deliveryDraft, newStoredOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { newDueContract, newMonthlyContract } from "../../testing/unpaid-contracts.ts";

const server = testServer({ boxDeliveryCapacity: 1000 });

interface Own {
  readonly token: string;
  readonly contractId: string;
  readonly serial: string;
  readonly boxSerials: readonly string[];
}

const { delivery } = nextVisits();
const window = { method: "CARD" } as const;
const agreed = { disposal_agreed: true } as const;

/** The request of each action, with a body that nothing but the contract's state, money or boxes can refuse. */
const requests: Readonly<
  Record<StorageContractActionCode, (own: Own) => readonly [operation: string, body: object]>
> = {
  PAY_MONTH: () => ["prepareContractPayment", window],
  CONTINUATION: () => ["continueStorageContract", { monthly_amount: 16_000 }],
  DELIVERY: ({ boxSerials }) => [
    "createStorageDelivery",
    { ...deliveryDraft(boxSerials.slice(0, 1)), delivery },
  ],
  FINAL_ALL: () => ["createFinalDisposal", { scope: "ALL", ...agreed }],
  FINAL_PART: ({ boxSerials }) => [
    "createFinalDisposal",
    { scope: "PART", box_serials: boxSerials.slice(0, 1), ...agreed },
  ],
  EXTENSION: () => ["extendStorageContract", { months: 3, ...window }],
  UPGRADE: () => ["upgradeStorageContract", { grade: "CLIMATE", ...window }],
  TERMINATION: () => ["terminateStorageContract", { end_date: "2027-01-20", ...window }],
  BILLING_KEY: () => ["setContractBillingKey", {}],
};

async function contractIn(make: () => Promise<Own>, status: StorageContractStatus): Promise<Own> {
  const own = await make();
  await server.services.db
    .updateTable("storage_contracts")
    .set({ status })
    .where("id", "=", own.contractId)
    .execute();
  return own;
}

async function refusalOf(code: StorageContractActionCode, own: Own) {
  const { token, contractId, serial } = own;
  const [operation, asked] = requests[code](own);
  const isForKey = code === "BILLING_KEY" || code === "CONTINUATION";
  const body = { ...asked, ...(isForKey && { payment_id: await newBillingKey(server, token) }) };
  const path = operation === "createFinalDisposal" ? { serial } : { id: contractId };
  const headers = { "idempotency-key": randomUUID() };
  const sent = { token, headers, body, ...(operation !== "createStorageDelivery" && { path }) };
  return refusedAs(server, operation, sent);
}

const read = ({ token, contractId }: Own): Promise<StorageContract> =>
  server.api.ok("getStorageContract", { token, path: { id: contractId } });

/** All closed actions are asked of one contract, which refusals leave as it is, and each open one of a fresh one. */
async function contradictions(make: () => Promise<Own>, status: StorageContractStatus) {
  const found: unknown[] = [];
  const asked = await contractIn(make, status);
  const { actions } = await read(asked);
  const { items } = await server.api.ok("listStorageContracts", { token: asked.token });
  expect(items.map((item) => item.actions)).toEqual([actions]);
  for (const offered of actions.filter((action) => action.reason !== null)) {
    const { code } = offered;
    const refusal = await refusalOf(code, asked);
    // A delivery names boxes of any contracts, so its refusal stands at their field.
    const isAtField = code === "DELIVERY" && refusal.problem === "validation_failed";
    if (!isAtField && !isEqual(offered, { code, ...refusal })) found.push({ offered, refusal });
  }
  for (const { code } of actions.filter(({ reason }) => reason === null)) {
    const refusal = await refusalOf(code, await contractIn(make, status));
    if (refusal.problem !== null) found.push({ code, refusal });
  }
  return found;
}

const stored = { ...nextVisits(), box_count: 2 };
const statuses = [
  "WAITING",
  "ACTIVE",
  "ENDING",
  "UNPAID",
  "EXPIRED",
  "ENDED",
  "CANCEL",
] as const satisfies readonly StorageContractStatus[];

describe.each([
  ["that was paid at once", () => newStoredOrder(server, stored)],
  ["that is paid by the month", () => newMonthlyContract(server)],
  ["whose month is due", () => newDueContract(server)],
])("the actions of a storage contract %s", (_what, make) => {
  it.each(statuses)("in %s are open exactly when accepted", async (status) => {
    expect(await contradictions(make, status)).toEqual([]);
  });
});
