import {
  closedReason,
  CONTINUATION_NOTICE_DAYS,
  formatKoreanDate,
  formatWon,
  storagePromotions,
} from "@damadum/domain";
import type { StorageContractSummary } from "@damadum/sdk";
import { formatInstantDay } from "@damadum/ui/dayjs";

/** Label of the link to the page on which a member decides. */
export const CONTINUATION_LINK = "이어서 맡길지 정하기";

const ENDS = "동의하지 않으면 결제하지 않고 자동으로 끝나요.";

/** Tells what follows free months and how to decide; null if no reminder was requested, or the contract is ending. */
export function continuationWords(contract: StorageContractSummary): string | null {
  const { status, continuation: offer, continue_confirmed_at: confirmedAt } = contract;
  if (
    contract.continuation_reminder_requested_at === null ||
    (status !== "WAITING" && status !== "ACTIVE")
  ) {
    return null;
  }
  if (confirmedAt !== null) return confirmedWords(contract, confirmedAt);
  // Switched by an earlier version of the service, so it is already paid month by month.
  if (contract.payment_type !== "NORMAL") return null;
  if (status === "WAITING") {
    const { months, continuesFor } = storagePromotions.FREE_MONTH3;
    return `보관료는 ${months}개월 동안 0원이에요. 무료 기간이 끝나기 ${CONTINUATION_NOTICE_DAYS}일 전부터 ${continuesFor}개월 더 맡길지 여쭤볼게요. ${ENDS}`;
  }
  if (offer === null) {
    const reason = closedReason(contract.actions, "CONTINUATION");
    return reason === null ? null : `${reason} ${ENDS}`;
  }
  const days = `${formatKoreanDate(offer.confirm_from)}부터 ${formatKoreanDate(offer.confirm_until)}까지`;
  const months = `${formatKoreanDate(offer.from)}부터 ${offer.months}개월 동안 매달 ${formatWon(offer.monthly_amount)}(부가세 포함)`;
  return `이어서 맡길지 ${days} 정할 수 있어요. 동의하시면 ${months}을 결제해요. ${ENDS}`;
}

function confirmedWords(
  { monthly_amount, end_date }: StorageContractSummary,
  confirmedAt: string,
): string {
  const monthly = `매달 ${formatWon(monthly_amount)}(부가세 포함)`;
  const until = end_date === null ? "" : ` ${formatKoreanDate(end_date)}까지`;
  return `${formatInstantDay(confirmedAt)}에 동의하신 대로, 무료 기간 뒤로는 ${monthly}을 결제하며${until} 보관해 드려요.`;
}
