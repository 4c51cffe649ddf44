import {
  addDays,
  CONTINUATION_NOTICE_DAYS,
  continuedStorage,
  formatKoreanDate,
  formatWon,
  todayInSeoul,
  type ContinuedStorage,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { bySystem, writeHistoryWithoutNotice } from "../../subject/history.ts";
import { listChargeableKeys } from "../billing-key/list-chargeable-keys.ts";
import { lockMemberIfAny } from "../member/lock-member.ts";
import { remindNow } from "../reminder/remind-now.ts";
import { nextReminderTime } from "../reminder/reminder-hours.ts";
import { lockPendingChange } from "./change-store.ts";
import { chargeTimeOf } from "./charge-time-of.ts";
import {
  findContractsToContinue,
  lockContract,
  updateContract,
  type StorageContract,
} from "./contract-store.ts";
import { priceListOf, termsOf } from "./contract-terms-of.ts";
import { isEnding } from "./ongoing-finals.ts";
import { subjectOfContract } from "./subject-of-order.ts";

const BATCH_SIZE = 100;

/**
 * Thirty days before their end, free months that were agreed to go on become the first of a contract that is paid by the
 * month. Without a way to pay nothing changes: it is tried again until the end, with which storage ends by itself.
 */
export async function continueFreeContracts({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = clock();
  const today = todayInSeoul(now);
  const until = addDays(today, CONTINUATION_NOTICE_DAYS);
  for (const id of await findContractsToContinue(db, { today, until, limit: BATCH_SIZE })) {
    try {
      await inTransaction(db, (tx) => continueContract(tx, id, now));
    } catch (err) {
      log.warn({ err, contractId: id }, "contract not continued, will be tried again");
    }
  }
}

async function continueContract(tx: Tx, contractId: string, now: Date): Promise<void> {
  const contract = await lockContract(tx, contractId);
  const { status, payment_type: type, promotion, months, user_id: userId } = contract;
  const { continue_agreed_at: agreedAt } = contract;
  if (agreedAt === null || promotion === null || status !== "ACTIVE" || type !== "NORMAL") return;
  const terms = termsOf(contract);
  if (terms.endDate < todayInSeoul(now)) return;
  // Boxes that leave and a change that is being paid were priced by the contract as it is.
  if (await isEnding(tx, contractId)) return;
  const pending = await lockPendingChange(tx, contractId);
  if (pending !== null && pending.expires_at > now) return;
  // Whoever deletes a way to pay locks the member too.
  if ((await lockMemberIfAny(tx, userId)) === null) return;
  const agreed = contract.billing_key_id;
  const [key] = await listChargeableKeys(tx, { userId, agreed });
  if (key === undefined) return;
  const next = continuedStorage({ ...terms, months, promotion }, priceListOf(contract));
  await updateContract(tx, contractId, {
    payment_type: "SUBSCRIPTION",
    months: next.months,
    end_date: next.endDate,
    next_charge_at: chargeTimeOf(terms.paidUntil),
    billing_key_id: key.payment_id,
  });
  const agreedOn = formatKoreanDate(todayInSeoul(agreedAt));
  const reason = `${agreedOn}에 동의하신 대로 무료 기간이 끝나면 매달 결제하며 이어서 보관해요.`;
  const subject = subjectOfContract(contractId);
  await writeHistoryWithoutNotice(tx, {
    ...bySystem(now, reason),
    subject,
    from: status,
    to: status,
  });
  await notify(tx, contract, { next, agreedOn, now });
}

async function notify(
  tx: Tx,
  { id, user_id: userId, order_serial: serial }: StorageContract,
  {
    next,
    agreedOn,
    now,
  }: { readonly next: ContinuedStorage; readonly agreedOn: string; readonly now: Date },
): Promise<void> {
  const reminder = {
    kind: "STORAGE_CONTINUES",
    subject_id: id,
    user_id: userId,
    variables: {
      번호: serial,
      동의일: agreedOn,
      결제일: formatKoreanDate(next.from),
      금액: formatWon(next.monthlyAmount),
      종료일: formatKoreanDate(next.endDate),
    },
  } as const;
  await remindNow(tx, reminder, nextReminderTime(now));
}
