import {
  overdueDayLines,
  sumOfLines,
  todayInSeoul,
  unpaidMonthLines,
  unusedStorage,
  isBoxHarmed,
  type BoxStatus,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Cause, OperatorWords } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { showBox } from "../box/show-box.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { lockContract, type StorageContract } from "../contract-state/store.ts";
import { priceListOf, termsOf } from "../contract-state/contract-terms-of.ts";
import { isInOngoingFinal } from "../order-state/ongoing-finals.ts";
import { sendContractRefunds } from "../changes/refund-from-contract.ts";
import { removeBoxes } from "./remove-boxes.ts";
import { lockBox } from "../box/store.ts";

const REASON = "보관 중에 잃거나 파손한 박스의 보관료";

/**
 * Reports a member's box as lost or damaged in the warehouse: it leaves its contract, which then charges only the
 * others, and its paid days from tomorrow on are refunded without a fee. If a final order of the box is under way, that
 * order settles it. Returns the won that it owes up to today, which are never charged.
 */
export async function reportHarmedBox(
  services: RefundNeeds,
  input: {
    readonly serial: string;
    readonly to: "LOST" | "DAMAGED";
    readonly operatorId: string;
  } & OperatorWords,
): Promise<number> {
  const { serial, to, operatorId: actorId, reason, message } = input;
  const { contract_id: id } = (await showBox(services, serial)).box;
  if (id === null) throw new ProblemError("not_found");
  const owed = await inTransaction(services.db, async (tx) => {
    const contract = await lockContract(tx, id);
    const cause = { actor: "OPERATOR", actorId, reason, message, now: services.clock() } as const;
    await changeBoxes(tx, [serial], { ...cause, to });
    if (await isInOngoingFinal(tx, serial)) return 0;
    await removeHarmedBoxesFromContract(tx, services, { contract, count: 1, cause });
    return owedByBox(contract, todayInSeoul(cause.now));
  });
  await sendContractRefunds(services, id);
  return owed;
}

/** Won that one box of a contract owes for its days up to `lastDay`. */
function owedByBox(contract: StorageContract, lastDay: string): number {
  const [terms, priceList] = [termsOf(contract), priceListOf(contract)];
  const leaving = { boxes: 1, lastDay };
  return sumOfLines([
    ...unpaidMonthLines(terms, leaving, priceList),
    ...overdueDayLines(terms, leaving, priceList),
  ]);
}

/** Removes `count` lost or damaged boxes from their locked contract. */
export async function removeHarmedBoxesFromContract(
  tx: Tx,
  services: SubjectNeeds,
  leaving: { readonly contract: StorageContract; readonly count: number; readonly cause: Cause },
): Promise<void> {
  const { contract, count, cause } = leaving;
  const terms = termsOf(contract);
  const after = (lastDay: string) => unusedStorage(terms, { boxes: count, lastDay })?.amount ?? 0;
  // The refund for the days after an agreed end was settled with the termination.
  const settled = contract.status === "ENDING" ? after(terms.endDate) : 0;
  const amount = Math.max(after(todayInSeoul(cause.now)) - settled, 0);
  await removeBoxes(tx, services, { ...leaving, amount, reason: REASON });
}

/** Closes a member's harmed box; returns false when no member has one with this serial. */
export async function closeHarmedBoxOfMember(
  tx: Tx,
  serial: string,
  change: Cause & { readonly to: "ENDED" | "DISPOSED" },
): Promise<boolean> {
  const box = await lockBox(tx, serial);
  if (box === null) return false;
  requireHarmed(box);
  await changeBoxes(tx, [serial], change);
  return true;
}

export function requireHarmed({ status }: { readonly status: BoxStatus }): void {
  if (!isBoxHarmed(status)) throw new ProblemError("state_conflict");
}
