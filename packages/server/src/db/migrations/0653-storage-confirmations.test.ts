import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { newFreeContract } from "../../testing/free-contracts.ts";
import { testServer } from "../../testing/test-server.ts";
import { storedContract } from "../../testing/unpaid-contracts.ts";
import { storageConfirmations } from "./0653-storage-confirmations.ts";

const server = testServer();

const SWITCHED = {
  payment_type: "SUBSCRIPTION",
  months: 6,
  end_date: "2027-05-19",
  next_charge_at: new Date("2999-02-20T09:00:00+09:00"),
} as const;

const EXTENDED = { months: 7, end_date: "2027-06-19" };
const DUE = { next_charge_at: new Date("2000-02-20T09:00:00+09:00") };
const PUT_BACK = {
  status: "ACTIVE",
  payment_type: "NORMAL",
  months: 3,
  end_date: "2027-02-19",
  next_charge_at: null,
  billing_key_id: null,
} as const;

/** A contract as the server switched it automatically, with later changes. */
async function newSwitched(since: Readonly<Partial<typeof EXTENDED & typeof DUE>> = {}) {
  const contract = await newFreeContract(server);
  const key = await newBillingKey(server, contract.token);
  await server.services.db
    .updateTable("storage_contracts")
    .set({ ...SWITCHED, ...since, billing_key_id: key })
    .where("id", "=", contract.contractId)
    .execute();
  return contract;
}

it("migration 0653 restores contracts that were switched without a valid consent and never charged", async () => {
  const { db } = server.services;
  const { token, contractId } = await newSwitched();
  const { contractId: extended } = await newSwitched(EXTENDED);
  const { contractId: due } = await newSwitched(DUE);
  const { contractId: charged } = await newSwitched();
  await db
    .insertInto("storage_charges")
    .values({
      id: randomUUID(),
      contract_id: charged,
      user_id: (await storedContract(server, charged)).user_id,
      from_date: "2027-02-20",
      until_date: "2027-03-19",
      amount: 16_000,
      status: "PAID",
      created_at: new Date(),
    })
    .execute();
  const { contractId: untouched } = await newFreeContract(server);
  await sql`alter table storage_contracts drop column continue_confirmed_at`.execute(db);
  await sql`
    alter table storage_contracts
      rename column continuation_reminder_requested_at to continue_agreed_at
  `.execute(db);
  await storageConfirmations.up(db);
  await sql`
    alter table storage_contracts
      rename column continue_agreed_at to continuation_reminder_requested_at
  `.execute(db);
  for (const id of [contractId, extended, due]) {
    expect(await storedContract(server, id)).toMatchObject(PUT_BACK);
  }
  expect(await storedContract(server, charged)).toMatchObject(SWITCHED);
  expect(await storedContract(server, untouched)).toMatchObject({ months: 3 });
  const shown = await server.api.ok("getStorageContract", { token, path: { id: contractId } });
  expect(shown.history.at(-1)?.reason).toContain("되돌렸어요");
});
