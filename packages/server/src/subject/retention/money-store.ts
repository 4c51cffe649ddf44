import { sql } from "kysely";
import type { LedgerSubjectKind } from "../../db/subject-tables.ts";
import type { Tables, Tx } from "../../db/tables.ts";
import { anyOf, deleteBesides, deleteRows, idsOf, releasePictures } from "./delete-rows.ts";
import { quietSince, type Expiry, type Gone } from "./expiry.ts";

const subjectTables: Readonly<Record<LedgerSubjectKind, keyof Tables>> = {
  ESTIMATE: "estimates",
  STORAGE_ORDER: "storage_orders",
  CONTRACT_CHANGE: "contract_changes",
  STORAGE_CHARGE: "storage_charges",
  CUSTOM_PAYMENT: "custom_payments",
  COMPANY_PAYMENT: "company_payments",
  DAMAGE_REPORT: "damage_reports",
};

/** That what was paid for is destroyed: until then its payments explain it. */
const paidForIsGone = (row: "payments" | "ledger_postings") =>
  sql<boolean>`not exists (${sql.join(
    Object.entries(subjectTables).map(
      ([kind, table]) => sql`select from ${sql.table(table)} as subject
        where ${sql.ref(`${row}.subject_kind`)} = ${kind}
          and subject.id = ${sql.ref(`${row}.subject_id`)}`,
    ),
    sql` union all `,
  )})`;

/** What was paid, refunded and invoiced, until the tax office may not ask for it any more. */
export const moneyExpiries: readonly Expiry[] = [
  {
    table: "company_invoices",
    rule: "PAYMENT",
    over: (since) => sql`issued_at < ${since}
      and ${quietSince("COMPANY_INVOICE", "company_invoices.id", since)}
      and not exists (select from company_payments as asked
        where asked.invoice_id = company_invoices.id
          and not (${quietSince("COMPANY_PAYMENT", "asked.id", since)}))`,
    destroy: destroyInvoices,
  },
  {
    table: "company_contracts",
    rule: "PAYMENT",
    over: (since) => sql`status in ('ENDED', 'CANCEL') and created_at < ${since}
      and ${quietSince("COMPANY_CONTRACT", "company_contracts.id", since)}
      and not exists (select from invoice_lines as line
        where line.contract_id = company_contracts.id)
      and not exists (select from company_works as work
        where work.contract_id = company_contracts.id
          and not (work.created_at < ${since} and work.invoice_id is null
            and ${quietSince("COMPANY_WORK", "work.id", since)}))`,
    destroy: destroyContracts,
  },
  {
    table: "companies",
    rule: "PAYMENT",
    over: (since) => sql`created_at < ${since}
      and not exists (select from company_users as person where person.company_id = companies.id)
      and not exists (select from company_contracts as held where held.company_id = companies.id)
      and not exists (select from company_invoices as sent where sent.company_id = companies.id)`,
    destroy: (tx, { ids }) => deleteRows(tx, "companies", sql`id = ${anyOf(ids)}`),
  },
  {
    table: "payments",
    rule: "PAYMENT",
    // A refund that nobody transferred until then cannot be claimed any more (상법 제64조).
    over: (since) => sql`created_at < ${since}
      and not exists (select from refunds as given
        where given.payment_id = payments.id and given.created_at >= ${since})
      and ${paidForIsGone("payments")}`,
    destroy: destroyPayments,
  },
  {
    table: "ledger_postings",
    rule: "PAYMENT",
    over: (since) => sql`at < ${since} and ${paidForIsGone("ledger_postings")}
      and not exists (select from payments where payments.id = ledger_postings.source_id)
      and not exists (select from refunds where refunds.id = ledger_postings.source_id)`,
    destroy: destroyPostings,
  },
  {
    table: "billing_keys",
    key: "payment_id",
    rule: "PAYMENT",
    over: (since) => sql`removed_at is not null and deleted_at < ${since}
      and not exists (select from payments where payments.billing_key_id = billing_keys.payment_id)
      and not exists (select from storage_contracts as held
        where held.billing_key_id = billing_keys.payment_id)
      and not exists (select from contract_changes as asked
        where asked.billing_key_id = billing_keys.payment_id)
      and not exists (select from company_payments as asked
        where asked.payment_id = billing_keys.payment_id)
      and not exists (select from companies
        where companies.default_payment_id = billing_keys.payment_id)`,
    destroy: (tx, { ids }) => deleteRows(tx, "billing_keys", sql`payment_id = ${anyOf(ids)}`),
  },
];

async function destroyPayments(tx: Tx, { ids }: Pick<Gone, "ids">) {
  const refunds = await idsOf(tx, "refunds", sql`payment_id = ${anyOf(ids)}`);
  const postings = await idsOf(
    tx,
    "ledger_postings",
    sql`source_id = ${anyOf([...ids, ...refunds])}`,
  );
  await destroyPostings(tx, { ids: postings });
  await deleteRows(tx, "visit_changes", sql`payment_id = ${anyOf(ids)}`);
  await deleteRows(tx, "cash_receipts", sql`payment_id = ${anyOf(ids)}`);
  await deleteRows(tx, "refunds", sql`id = ${anyOf(refunds)}`);
  await deleteRows(tx, "payments", sql`id = ${anyOf(ids)}`);
}

async function destroyPostings(tx: Tx, { ids }: Pick<Gone, "ids">) {
  await deleteRows(tx, "ledger_entries", sql`posting_id = ${anyOf(ids)}`);
  await deleteRows(tx, "ledger_postings", sql`id = ${anyOf(ids)}`);
}

/** Invoices with the works that they billed. */
async function destroyInvoices(tx: Tx, { ids }: Pick<Gone, "ids">) {
  await deleteRows(tx, "invoice_lines", sql`invoice_id = ${anyOf(ids)}`);
  const works = await idsOf(tx, "company_works", sql`invoice_id = ${anyOf(ids)}`);
  await destroyWorks(tx, works);
  const asked = await idsOf(tx, "company_payments", sql`invoice_id = ${anyOf(ids)}`);
  await deleteBesides(tx, "COMPANY_PAYMENT", asked);
  await deleteRows(tx, "company_payments", sql`id = ${anyOf(asked)}`);
  await deleteBesides(tx, "COMPANY_INVOICE", ids);
  await deleteRows(tx, "company_invoices", sql`id = ${anyOf(ids)}`);
}

async function destroyWorks(tx: Tx, ids: readonly string[]) {
  await deleteRows(tx, "destruction_certificates", sql`work_id = ${anyOf(ids)}`);
  await deleteRows(tx, "company_work_boxes", sql`work_id = ${anyOf(ids)}`);
  await deleteBesides(tx, "COMPANY_WORK", ids);
  await deleteRows(tx, "company_works", sql`id = ${anyOf(ids)}`);
}

async function destroyContracts(tx: Tx, { ids, now }: Gone) {
  await destroyWorks(tx, await idsOf(tx, "company_works", sql`contract_id = ${anyOf(ids)}`));
  const boxes = await idsOf(tx, "company_boxes", sql`contract_id = ${anyOf(ids)}`);
  await releasePictures(tx, "COMPANY_BOX", { ids: boxes, now });
  await deleteRows(tx, "company_work_boxes", sql`box_id = ${anyOf(boxes)}`);
  await deleteBesides(tx, "COMPANY_BOX", boxes);
  await deleteRows(tx, "company_boxes", sql`id = ${anyOf(boxes)}`);
  await deleteBesides(tx, "COMPANY_CONTRACT", ids);
  await deleteRows(tx, "company_contracts", sql`id = ${anyOf(ids)}`);
}
