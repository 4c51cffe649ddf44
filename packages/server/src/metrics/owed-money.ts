import { sql } from "kysely";
import type { Database } from "../db/tables.ts";

/** Overdue won: balances of finished moves, failed storage charges, and company payments past their due date. */
export async function countOwedMoney(
  db: Database,
  today: string,
): Promise<{ readonly moves: number; readonly storage: number; readonly invoices: number }> {
  const won = (rows: ReturnType<typeof sql>) => sql<number>`coalesce((${rows}), 0)::int8`;
  const { rows } = await sql<{ moves: number; storage: number; invoices: number }>`select
    ${won(sql`select sum(unpaid_amount) from estimates
      where status in ('WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE')
        and unpaid_amount > 0`)} as moves,
    ${won(sql`select sum(amount) from storage_charges where status = 'FAILED'`)} as storage,
    ${won(sql`select sum(amount) from company_payments
      where status in ('WAIT', 'FAILED') and due_date < ${today}`)} as invoices`.execute(db);
  const [owed = { moves: 0, storage: 0, invoices: 0 }] = rows;
  return owed;
}
