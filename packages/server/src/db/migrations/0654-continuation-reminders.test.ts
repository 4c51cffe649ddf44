import { sql } from "kysely";
import { expect, it } from "vitest";
import { newFreeContract } from "../../testing/free-contracts.ts";
import { newMember } from "../../testing/members.ts";
import { newStorageOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { continuationReminders } from "./0654-continuation-reminders.ts";

const server = testServer();

/** Restores the two tables as they were before the migration. */
async function bringBack() {
  const { db } = server.services;
  await sql`
    alter table storage_contracts
      rename column continuation_reminder_requested_at to continue_agreed_at
  `.execute(db);
  await sql`
    alter table storage_contracts
      rename constraint storage_contracts_reminder_promotion to storage_contracts_continue_promotion
  `.execute(db);
  await sql`
    alter table storage_contracts
      rename constraint storage_contracts_confirmed_when_reminded
        to storage_contracts_confirmed_when_asked
  `.execute(db);
  await sql`
    update storage_orders
    set request = replace(request::text, '"continuationReminder"', '"continuePaid"')::jsonb
  `.execute(db);
}

it("migration 0654 keeps the reminders of orders and contracts when it renames the columns", async () => {
  const { api, services } = server;
  const { token, serial, contractId } = await newFreeContract(server);
  const { token: other } = await newMember(server);
  const plain = await newStorageOrder(server, other);
  const requestsOf = () =>
    services.db
      .selectFrom("storage_orders")
      .select(["serial", "request"])
      .orderBy("serial")
      .execute();
  const shownContract = () => api.ok("getStorageContract", { token, path: { id: contractId } });
  const [contract, requests] = [await shownContract(), await requestsOf()];
  expect(contract).toMatchObject({ continuation_reminder_requested_at: expect.any(String) });
  expect(requests.map((order) => order.serial)).toEqual([serial, plain.serial].toSorted());
  expect(requests.find((order) => order.serial === serial)?.request.draft).toMatchObject({
    continuationReminder: true,
  });
  await bringBack();
  expect(JSON.stringify(await requestsOf())).not.toContain("continuationReminder");
  await continuationReminders.up(services.db);
  expect([await shownContract(), await requestsOf()]).toEqual([contract, requests]);
});
