import {
  addDays,
  companyWorkKinds,
  daysBetween,
  formatKoreanDate,
  formatWon,
} from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import { firstPersonOf, personToTell } from "../company/first-person-of.ts";
import { boxesText, visitText, type NewReminder } from "./new-reminder.ts";

/** So many days before a company's usual way to pay is charged. */
const BEFORE_CHARGE = 3;
const WEEK = 7;

/** Work of tomorrow, and invoices that are charged soon or are overdue. */
export async function findCompanyReminders(
  db: Database,
  today: string,
): Promise<readonly NewReminder[]> {
  return [...(await visits(db, addDays(today, 1))), ...(await invoices(db, today))];
}

async function visits(db: Database, day: string): Promise<readonly NewReminder[]> {
  const works = await db
    .selectFrom("company_works")
    .select(["id", "company_id", "kind", "box_count", "appointment_time", "created_by"])
    .where("appointment_date", "=", day)
    .where("status", "in", ["CONFIRM", "INVOICE_COMPLETE", "PAYMENT"])
    .execute();
  const found: NewReminder[] = [];
  for (const work of works) {
    const asked = { companyId: work.company_id, userId: work.created_by };
    const userId = await personToTell(db, asked);
    if (userId === null) continue;
    found.push({
      kind: "COMPANY_VISIT",
      subject_id: work.id,
      user_id: userId,
      variables: {
        할일: companyWorkKinds[work.kind].label,
        때: visitText(day, work.appointment_time),
        박스: boxesText(work.box_count),
      },
    });
  }
  return found;
}

async function invoices(db: Database, today: string): Promise<readonly NewReminder[]> {
  const open = await db
    .selectFrom("company_invoices")
    .select(["id", "company_id", "number", "total_amount", "status", "due_date", "charge_on"])
    .where("status", "in", ["ISSUED", "OVERDUE"])
    .where((eb) =>
      eb.or([eb("charge_on", "=", addDays(today, BEFORE_CHARGE)), eb("due_date", "<", today)]),
    )
    .execute();
  const found: NewReminder[] = [];
  for (const invoice of open) {
    const { company_id: companyId, due_date: due, charge_on: chargeOn } = invoice;
    const userId = await firstPersonOf(db, companyId);
    if (userId === null) continue;
    const facts = { 청구서: invoice.number, 금액: formatWon(invoice.total_amount) };
    const shared = { subject_id: invoice.id, user_id: userId };
    if (invoice.status === "OVERDUE" && daysBetween(due, today) % WEEK === 0) {
      const variables = { ...facts, 기한: formatKoreanDate(due) };
      found.push({ ...shared, kind: "INVOICE_OVERDUE", variables });
    }
    const isCharged = chargeOn === addDays(today, BEFORE_CHARGE);
    if (isCharged && (await findDefaultPayment(db, companyId)) !== null) {
      const variables = { ...facts, 결제일: formatKoreanDate(chargeOn) };
      found.push({ ...shared, kind: "INVOICE_CHARGE", variables });
    }
  }
  return found;
}
