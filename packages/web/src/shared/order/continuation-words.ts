import { formatKoreanDate, formatWon, todayInSeoul } from "@damadum/domain";
import type { StorageContractSummary } from "@damadum/sdk";

type Contract = Pick<
  StorageContractSummary,
  "status" | "payment_type" | "end_date" | "monthly_amount" | "continue_agreed_at"
>;

/** What comes after free months that were agreed to go on, with the day of the consent; null where storage ends by itself. */
export function continuationWords(contract: Contract): string | null {
  const { status, end_date: end, continue_agreed_at: agreedAt } = contract;
  if (agreedAt === null || (status !== "WAITING" && status !== "ACTIVE")) return null;
  const monthly = `매달 ${formatWon(contract.monthly_amount)}`;
  const agreed = `(동의한 날 ${formatKoreanDate(todayInSeoul(new Date(agreedAt)))})`;
  if (contract.payment_type === "SUBSCRIPTION") {
    return `무료 기간이 끝난 다음 날부터 ${monthly}을 결제하며 이어서 보관해요 ${agreed}.`;
  }
  const last = end === null ? "무료 기간이 끝난" : `무료 기간이 끝나는 ${formatKoreanDate(end)}`;
  return `${last} 다음 날부터 ${monthly}을 결제해요 ${agreed}. 등록한 결제 수단이 없으면 저절로 끝나요.`;
}
