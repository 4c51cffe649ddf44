import { findLastDays } from "../../platform/reminder/reminders.ts";
import {
  addDays,
  daysBetween,
  formatKoreanDate,
  formatWon,
  isConfirmable,
  lastFreeDaysConfirmableOn,
  seoulInstant,
  type ContinuationOffer,
} from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { findOffers } from "./continuation-of.ts";
import { findContract, type StorageContract } from "../contract-state/store.ts";
import { nextMonthOf } from "../contract-state/due-month.ts";
import { findLeaving } from "../order-state/ongoing-finals.ts";
import { overdueAmount } from "../contract-state/overdue-amount.ts";
import { boxesText, visitText } from "../../platform/reminder/reminder-text.ts";
import type { NewReminder } from "../../subject/composition.ts";

const BEFORE_END = [30, 7] as const;
/** Days before the first paid month on which the member of free months is asked again. */
const ASKED_AGAIN = 7;
const BEFORE_CHARGE = 7;
/** Days between two reminders of an overdue amount. */
const WEEK = 7;

const legs = { DELIVERY: "박스 배송", COLLECTION: "박스 수거" } as const;

/** Tomorrow's visits, and contracts that end, can be continued, are charged soon, or have an overdue amount. */
export async function findStorageReminders(
  db: Database,
  today: string,
): Promise<readonly NewReminder[]> {
  const found = await Promise.all([
    visits(db, addDays(today, 1)),
    ends(db, today),
    confirmations(db, today),
    charges(db, today),
    unpaid(db, today),
  ]);
  return found.flat();
}

async function visits(db: Database, day: string): Promise<readonly NewReminder[]> {
  const bookings = await db
    .selectFrom("box_delivery_bookings as booking")
    .innerJoin("storage_orders as order", "order.id", "booking.order_id")
    .select(["booking.leg", "booking.time", "order.id", "order.serial", "order.user_id"])
    .select("order.box_count")
    .where("booking.day", "=", day)
    .where("booking.expires_at", "is", null)
    .where("order.status", "in", ["PAYMENT", "CONFIRM", "BEFORE_COLLECTION"])
    .execute();
  return bookings.map((one) => ({
    kind: "STORAGE_VISIT",
    subject_id: one.id,
    user_id: one.user_id,
    variables: {
      번호: one.serial,
      할일: legs[one.leg],
      때: visitText(day, one.time),
      박스: boxesText(one.box_count),
    },
  }));
}

const contractsIn = (db: Database) => db.selectFrom("storage_contracts").selectAll();

async function ends(db: Database, today: string): Promise<readonly NewReminder[]> {
  const days = BEFORE_END.map((before) => addDays(today, before));
  const contracts = await contractsIn(db)
    .where("status", "in", ["ACTIVE", "ENDING", "UNPAID"])
    .where("end_date", "in", days)
    .execute();
  const offers = await findOffers(db, contracts);
  const leaving = await findLeaving(
    db,
    contracts.map(({ id }) => id),
  );
  return contracts.flatMap((contract): NewReminder[] => {
    const { id, order_serial: serial, user_id: userId } = contract;
    const { left_count: left, end_date: end } = contract;
    // A contract that can be continued gets a question instead, which states the end too.
    if (end === null || offers.has(id)) return [];
    const variables = {
      번호: serial,
      박스: boxesText(left),
      종료일: formatKoreanDate(end),
      남은날: `${daysBetween(today, end)}일`,
    };
    const about = { subject_id: id, user_id: userId };
    const owed = contract.status === "UNPAID" ? overdueAmount(contract, today) : 0;
    if (owed > 0) {
      // An extension is rejected while an amount is overdue, so the reminder does not suggest one.
      const withOwed = { ...variables, 금액: formatWon(owed) };
      return [{ kind: "STORAGE_END_OWED", ...about, variables: withOwed }];
    }
    const orders = leaving.get(id);
    if (orders === undefined) return [{ kind: "STORAGE_END", ...about, variables }];
    // An extension is rejected until those boxes are gone, so the reminder does not suggest one.
    const count = orders.reduce((sum, { boxes }) => sum + boxes, 0);
    const withLeaving = { ...variables, 나가는박스: boxesText(count) };
    return [{ kind: "STORAGE_END_LEAVING", ...about, variables: withLeaving }];
  });
}

/**
 * Asks members whether free months continue as paid ones: as soon as they can confirm, and again 7 days before. No
 * member must lose their storage unasked, so a day on which no server ran is made up for.
 */
async function confirmations(db: Database, today: string): Promise<readonly NewReminder[]> {
  const { first, last } = lastFreeDaysConfirmableOn(today);
  const contracts = await contractsIn(db)
    .where("status", "=", "ACTIVE")
    .where("payment_type", "=", "NORMAL")
    .where("continuation_reminder_requested_at", "is not", null)
    .where("end_date", ">=", first)
    .where("end_date", "<=", last)
    .execute();
  const offers = await findOffers(db, contracts);
  const asked = await findLastDays(db, { kind: "STORAGE_CONFIRM", subjectIds: [...offers.keys()] });
  return contracts.flatMap((contract) => {
    const { id, user_id: userId } = contract;
    const offer = offers.get(id);
    if (offer === undefined) return [];
    const again = addDays(offer.from, -ASKED_AGAIN);
    const lastAsked = asked.get(id);
    if (lastAsked !== undefined && (today < again || lastAsked >= again)) return [];
    const variables = confirmationText(contract, offer);
    return [{ kind: "STORAGE_CONFIRM" as const, subject_id: id, user_id: userId, variables }];
  });
}

/** The current variables of a question that was queued before; null when nothing is left to ask. */
export async function confirmationNow(
  db: Database,
  { subjectId: contractId, today }: { readonly subjectId: string; readonly today: string },
): Promise<NewReminder["variables"] | null> {
  const contract = await findContract(db, contractId);
  const offer = (await findOffers(db, [contract])).get(contractId);
  if (offer === undefined || !isConfirmable(offer, today)) return null;
  return confirmationText(contract, offer);
}

function confirmationText(
  { order_serial: serial }: StorageContract,
  offer: ContinuationOffer,
): NewReminder["variables"] {
  return {
    번호: serial,
    무료종료일: formatKoreanDate(offer.confirmUntil),
    결제일: formatKoreanDate(offer.from),
    개월: `${offer.paidMonths}개월`,
    금액: formatWon(offer.monthlyAmount),
  };
}

async function charges(db: Database, today: string): Promise<readonly NewReminder[]> {
  const day = addDays(today, BEFORE_CHARGE);
  const contracts = await contractsIn(db)
    .where("status", "in", ["ACTIVE", "ENDING"])
    .where("next_charge_at", ">=", seoulInstant(day))
    .where("next_charge_at", "<", seoulInstant(addDays(day, 1)))
    .execute();
  return contracts.flatMap((contract) => {
    const next = nextMonthOf(contract);
    if (next === null) return [];
    const variables = {
      번호: contract.order_serial,
      금액: formatWon(next.amount),
      결제일: formatKoreanDate(day),
    };
    const { id, user_id: userId } = contract;
    return [{ kind: "STORAGE_CHARGE" as const, subject_id: id, user_id: userId, variables }];
  });
}

/** A week after the last paid day of the contract, and every week from then on. */
async function unpaid(db: Database, today: string): Promise<readonly NewReminder[]> {
  const contracts = await contractsIn(db)
    .where("status", "in", ["UNPAID", "EXPIRED"])
    .where("payment_type", "=", "SUBSCRIPTION")
    .where("paid_until", "<", today)
    .execute();
  return contracts.flatMap((contract) => {
    const days = contract.paid_until === null ? 0 : daysBetween(contract.paid_until, today);
    const amount = overdueAmount(contract, today);
    if (amount === 0 || days % WEEK !== 0) return [];
    const variables = { 번호: contract.order_serial, 금액: formatWon(amount) };
    const { id, user_id: userId } = contract;
    return [{ kind: "STORAGE_UNPAID" as const, subject_id: id, user_id: userId, variables }];
  });
}
