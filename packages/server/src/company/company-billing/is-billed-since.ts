import type { Connection } from "../../db/tables.ts";

/** Whether an invoice issued since then and not cancelled has a line for the contract. */
export async function isBilledSince(
  db: Connection,
  { cid, since }: { readonly cid: string; readonly since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("invoice_lines as line")
    .innerJoin("company_invoices as invoice", "invoice.id", "line.invoice_id")
    .select("invoice.id")
    .where("line.contract_id", "=", cid)
    .where("invoice.issued_at", ">=", since)
    .where("invoice.status", "!=", "CANCEL")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
