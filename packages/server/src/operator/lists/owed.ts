import { sql } from "kysely";
import { readPage, type Page, type PageOptions } from "../../db/read-page.ts";
import type { Database } from "../../db/tables.ts";
import { overdueAmount } from "../../storage/contract-state/overdue-amount.ts";

/** What customers owe: balances of unloaded moves, unpaid months of storage, late invoices, and what links ask for again. */
export const owedNames = {
  MOVE: "이사 잔금",
  STORAGE: "보관료",
  INVOICE: "청구서",
  LINK: "다시 부탁한 결제",
} as const;

/** One debt. */
interface Owed {
  readonly kind: keyof typeof owedNames;
  /** Of a link, the last part of its address. */
  readonly id: string;
  /** The order's or the invoice's; a link's own when it belongs to neither. */
  readonly serial: string;
  readonly customer: string | null;
  readonly phone: string | null;
  /** Won. */
  readonly balance: number;
  readonly since: Date;
}

/** Every debt, the oldest first. */
export async function findOwed(
  db: Database,
  { today, page }: { readonly today: string; readonly page: PageOptions },
): Promise<Page<Owed>> {
  const query = sql<Owed>`(
    select 'MOVE' as kind, estimates.id::text, serial, users.name as customer,
        users.phone_number as phone, unpaid_amount as balance,
        coalesce((select min(at) from status_history where subject_kind = 'ESTIMATE'
          and subject_id = estimates.id and to_status = 'WORKING_COMPLETE'),
          move_date::timestamp at time zone 'Asia/Seoul') as since
      from estimates left join users on users.id = estimates.user_id
      where status in ('WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE') and unpaid_amount > 0
    union all select 'STORAGE', contract.id::text, order_serial, users.name, users.phone_number, 0,
        coalesce(next_charge_at, contract.created_at)
      from storage_contracts contract join users on users.id = contract.user_id
      where contract.status = 'UNPAID'
    union all select 'INVOICE', invoice.id::text, number, companies.name, null,
        total_amount - credited_amount, due_date::timestamp at time zone 'Asia/Seoul'
      from company_invoices invoice join companies on companies.id = invoice.company_id
      where invoice.status = 'OVERDUE'
    union all select 'LINK', link.url, coalesce(link.order_serial, invoice.number, link.url),
        coalesce(users.name, link.customer_name, companies.name), users.phone_number, link.amount,
        coalesce(link.owed_since, link.created_at)
      from custom_payments link left join users on users.id = link.user_id
      left join company_invoices invoice on invoice.cpayment_id = link.balance_of
      left join companies on companies.id = invoice.company_id
      where link.status in ('QUOTED', 'WAIT')
        and (link.balance_of is not null or link.owed_since is not null)
        -- The balance of an unloaded move stands above, and a quote owes nothing.
        and not exists (select 1 from estimates where estimates.id = link.balance_of
          and estimates.status in ('QUOTED', 'WAIT', 'WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE'))
        and not exists (select 1 from storage_orders orders where orders.id = link.balance_of
          and orders.status in ('QUOTED', 'WAIT')))`;
  const owed = await readPage(db, query, { order: { by: "since", isAscending: true }, page });
  const months = await overdueMonths(db, { owed: owed.rows, today });
  return {
    ...owed,
    rows: owed.rows.map((one) => ({ ...one, balance: months.get(one.id) ?? one.balance })),
  };
}

/** What each contract of a page owes, in won, by its id. */
async function overdueMonths(
  db: Database,
  { owed, today }: { readonly owed: readonly Owed[]; readonly today: string },
) {
  const ids = owed.flatMap(({ kind, id }) => (kind === "STORAGE" ? [id] : []));
  if (ids.length === 0) return new Map<string, number>();
  const contracts = await db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "in", ids)
    .execute();
  return new Map(contracts.map((contract) => [contract.id, overdueAmount(contract, today)]));
}
