import {
  addDays,
  companyWorkKinds,
  daysBetween,
  formatKoreanDate,
  formatWon,
} from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { boxesText, visitText } from "../../platform/reminder/reminder-text.ts";
import { firstPeopleOf } from "../company/read-company.ts";
import { netAmountOf } from "./read-billing.ts";
import type { NewReminder } from "../../subject/composition.ts";

/** Days before a company's default billing key is charged. */
const BEFORE_CHARGE = 3;
const WEEK = 7;

/** Tomorrow's work, and invoices that are charged soon or are overdue. */
export async function findCompanyReminders(
  db: Database,
  today: string,
): Promise<readonly NewReminder[]> {
  return [...(await visits(db, addDays(today, 1))), ...(await invoices(db, today))];
}

async function visits(db: Database, day: string): Promise<readonly NewReminder[]> {
  const works = await db
    .selectFrom("company_works as work")
    .leftJoin("company_users as asker", (join) =>
      join
        .onRef("asker.company_id", "=", "work.company_id")
        .onRef("asker.user_id", "=", "work.created_by"),
    )
    .select(["work.id", "work.company_id", "kind", "box_count", "appointment_time"])
    .select("asker.user_id as asker_id")
    .where("appointment_date", "=", day)
    .where("status", "in", ["CONFIRM", "INVOICE_COMPLETE", "PAYMENT"])
    .execute();
  // The requester may have left the company.
  const left = works.filter((work) => work.asker_id === null);
  const people = await firstPeopleOf(db, companyIdsOf(left));
  return works.flatMap((work): readonly NewReminder[] => {
    const userId = work.asker_id ?? people.get(work.company_id);
    if (userId === undefined) return [];
    const variables = {
      할일: companyWorkKinds[work.kind].label,
      때: visitText(day, work.appointment_time),
      박스: boxesText(work.box_count),
    };
    return [{ kind: "COMPANY_VISIT", subject_id: work.id, user_id: userId, variables }];
  });
}

function companyIdsOf(rows: readonly { readonly company_id: string }[]): readonly string[] {
  return rows.map((row) => row.company_id);
}

async function invoices(db: Database, today: string): Promise<readonly NewReminder[]> {
  const chargeDay = addDays(today, BEFORE_CHARGE);
  const open = await db
    .selectFrom("company_invoices as invoice")
    .innerJoin("companies", "companies.id", "invoice.company_id")
    .select(["invoice.id", "invoice.company_id", "number", "total_amount", "credited_amount"])
    .select(["status", "due_date", "charge_on", "companies.default_payment_id"])
    .where("status", "in", ["ISSUED", "OVERDUE"])
    .where((eb) => eb.or([eb("charge_on", "=", chargeDay), eb("due_date", "<", today)]))
    .execute();
  const people = await firstPeopleOf(db, companyIdsOf(open));
  return open.flatMap((invoice): readonly NewReminder[] => {
    const userId = people.get(invoice.company_id);
    if (userId === undefined) return [];
    const { due_date: due, status } = invoice;
    const facts = { 청구서: invoice.number, 금액: formatWon(netAmountOf(invoice)) };
    const shared = { subject_id: invoice.id, user_id: userId };
    const isOverdue = status === "OVERDUE" && daysBetween(due, today) % WEEK === 0;
    const isCharged = invoice.charge_on === chargeDay && invoice.default_payment_id !== null;
    const overdue = { ...facts, 기한: formatKoreanDate(due) };
    const charge = { ...facts, 결제일: formatKoreanDate(chargeDay) };
    return [
      ...(isOverdue ? [{ ...shared, kind: "INVOICE_OVERDUE", variables: overdue } as const] : []),
      ...(isCharged ? [{ ...shared, kind: "INVOICE_CHARGE", variables: charge } as const] : []),
    ];
  });
}
