import { sql } from "kysely";
import { readPage, type Page, type PageOptions } from "../../db/read-page.ts";
import type { Database } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { linkedSubjectOf } from "../../money/custom-payment/store.ts";
import { lockSubject } from "../../money/payment/paid-subjects.ts";
import type { Services } from "../../services.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
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
  /** Of a link, the last part of its address; of several for one debt, the oldest's. */
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
  services: SubjectNeeds & Pick<Services, "db">,
  { today, page }: { readonly today: string; readonly page: PageOptions },
): Promise<Page<Owed>> {
  const { db } = services;
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
        and not exists (select 1 from custom_payments older
          where older.balance_of = link.balance_of and older.status in ('QUOTED', 'WAIT')
            and (older.created_at, older.id) < (link.created_at, link.id))
        -- The balance of an unloaded move stands above, and a quote owes nothing.
        and not exists (select 1 from estimates where estimates.id = link.balance_of
          and estimates.status in ('QUOTED', 'WAIT', 'WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE'))
        and not exists (select 1 from storage_orders orders where orders.id = link.balance_of
          and orders.status in ('QUOTED', 'WAIT')))`;
  const order = { by: "since", idType: "text", isAscending: true } as const;
  const owed = await readPage(db, query, { order, page });
  const months = await overdueMonths(db, { owed: owed.rows, today });
  const shared = await debtsOfSeveralLinks(services, owed.rows);
  const balanceOf = ({ id, balance }: Owed) => months.get(id) ?? shared.get(id) ?? balance;
  return { ...owed, rows: owed.rows.map((one) => ({ ...one, balance: balanceOf(one) })) };
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

/** What each debt of a page for which several links ask lacks, in won, by its oldest link. */
async function debtsOfSeveralLinks(
  services: SubjectNeeds & Pick<Services, "db">,
  owed: readonly Owed[],
) {
  const urls = owed.flatMap(({ kind, id }) => (kind === "LINK" ? [id] : []));
  if (urls.length === 0) return new Map<string, number>();
  const links = await services.db
    .selectFrom("custom_payments as shown")
    .innerJoin("custom_payments as link", "link.balance_of", "shown.balance_of")
    .select(["shown.url", "link.balance_of", "link.balance_of_kind"])
    .select((eb) => eb.fn.sum<number>("link.amount").as("asked"))
    .where("shown.url", "in", urls)
    .where("link.status", "in", ["QUOTED", "WAIT"])
    .groupBy(["shown.url", "link.balance_of", "link.balance_of_kind"])
    .having((eb) => eb.fn.countAll(), ">", 1)
    .execute();
  const debts = new Map<string, number>();
  for (const { url, asked, ...link } of links) {
    const subject = linkedSubjectOf(link);
    if (subject === null) continue;
    const { balance } = await inTransaction(services.db, async (tx) =>
      (await lockSubject(tx, services, subject)).linked(),
    );
    debts.set(url, Math.min(asked, balance));
  }
  return debts;
}
