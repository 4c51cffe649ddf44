import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { markLateInvoices } from "../company/company-billing/mark-late-invoices.ts";
import { expireContracts } from "../storage/contract-state/expire-contracts.ts";
import { newBill } from "../testing/company-bills.ts";
import { newCustomPayment } from "../testing/custom-payments.ts";
import { nextVisits } from "../testing/drivers/storage-order.ts";
import { newStoredOrder } from "../testing/storage-orders.ts";
import { testServer } from "../testing/test-server.ts";
import { expireCustomPayments } from "../money/custom-payment/end-request.ts";

type Table = "company_invoices" | "custom_payments" | "storage_contracts";

const server = testServer();
beforeAll(async () => {
  await sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''broken''; end'`.execute(server.services.db);
});

/** Makes every update of the row fail. */
const breakRow = (table: Table, id: string) =>
  sql`create trigger broken before update on ${sql.table(table)} for each row
    when (old.id = ${sql.lit(id)}) execute function refuse()`.execute(server.services.db);
const statusOf = async (table: Table, id: string) => {
  const { db } = server.services;
  const row = await db.selectFrom(table).select("status").where("id", "=", id).executeTakeFirst();
  return row?.status;
};

/** Two rows; the first one is always found first. */
async function twoInvoices() {
  const ids: string[] = [];
  for (const day of ["2026-11-01", "2026-11-02"]) {
    const { invoiceId } = await newBill(server);
    const { db } = server.services;
    const changes = { due_date: day };
    await db.updateTable("company_invoices").set(changes).where("id", "=", invoiceId).execute();
    ids.push(invoiceId);
  }
  return ids;
}
async function twoRequests() {
  const urls: string[] = [];
  for (const day of [1, 2]) {
    const expiresAt = new Date(server.services.clock().getTime() + day * 60_000);
    urls.push(await newCustomPayment(server, { expiresAt }));
  }
  server.clock.pass({ days: 1 });
  const rows = await server.services.db
    .selectFrom("custom_payments")
    .select("id")
    .where("url", "in", urls)
    .orderBy("expires_at")
    .execute();
  return rows.map(({ id }) => id);
}
async function twoContracts() {
  const ids: string[] = [];
  for (const day of ["2026-11-01", "2026-11-02"]) {
    const { contractId } = await newStoredOrder(server, { ...nextVisits(), box_count: 2 });
    const { db } = server.services;
    const changes = { end_date: day };
    await db.updateTable("storage_contracts").set(changes).where("id", "=", contractId).execute();
    ids.push(contractId);
  }
  return ids;
}

describe("background work", () => {
  it.each([
    ["company_invoices", twoInvoices, markLateInvoices, ["ISSUED", "OVERDUE"]],
    ["custom_payments", twoRequests, expireCustomPayments, ["QUOTED", "EXPIRED"]],
    ["storage_contracts", twoContracts, expireContracts, ["ACTIVE", "EXPIRED"]],
  ] as const)(
    "continues with the others when one of %s is broken",
    async (table, two, work, [before, after]) => {
      const [broken = "", sound = ""] = await two();
      await breakRow(table, broken);
      const logged = server.logged.length;
      await work(server.services);
      expect([await statusOf(table, broken), await statusOf(table, sound)]).toEqual([
        before,
        after,
      ]);
      const warnings = server.logged.slice(logged).filter((line) => line.includes(broken));
      expect(warnings).toHaveLength(1);
    },
  );
});
