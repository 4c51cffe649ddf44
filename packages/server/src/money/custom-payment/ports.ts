import { eraseReasons } from "../../subject/history.ts";
import { changeStatus } from "./change-status.ts";
import { lockAllOf, updateCustomPayment, findById, isDebt } from "./store.ts";
import { formatKoreanDate, formatWon, lastDayInSeoul } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { voidPreparations } from "../payment/preparations.ts";
import type { AskedCase } from "../../subject/notices/custom-payment-notices.ts";
import type { WithdrawalStep, NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

const REASON = "회원 탈퇴";

/**
 * Blocks the withdrawal while an extra payment is owed that was taken back; other debts keep the member by their order or
 * invoice. Declines open extra payments, since a member owes nothing that they may still decline. All requests stay under
 * the member's number, without the name.
 */
export const customPaymentWithdrawal: WithdrawalStep = {
  async holds(tx, userId) {
    const owed = (await lockAllOf(tx, userId)).filter(
      (request) =>
        request.owed_since !== null && (request.status === "QUOTED" || request.status === "WAIT"),
    );
    return owed.map(({ url: serial }) => ({
      kind: "EXTRA_PAYMENT" as const,
      serial,
      box_count: null,
      visit: null,
    }));
  },
  async forget(tx, { userId, now }) {
    for (const request of await lockAllOf(tx, userId)) {
      const subject = { kind: "CUSTOM_PAYMENT", id: request.id } as const;
      const by = { actor: "MEMBER", actorId: userId, reason: REASON, now } as const;
      if (!isDebt(request) && (await changeStatus(tx, request, { to: "DECLINED", ...by }))) {
        await voidPreparations(tx, { subject, now });
      }
      await updateCustomPayment(tx, request.id, { customer_name: null });
      await eraseReasons(tx, { subject, except: REASON });
    }
  },
};

/** Recipient and variables of a notice about a custom payment; null when the operator sends the link by hand. */
export async function noticeOfCustomPayment(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const request = await findById(db, subjectId);
  if (request.user_id === null) return null;
  const asked: AskedCase = isDebt(request) ? "DEBT" : "EXTRA";
  return {
    userId: request.user_id,
    case: asked,
    variables: {
      내용: request.title,
      금액: formatWon(request.amount),
      이유: request.reason,
      기한: formatKoreanDate(lastDayInSeoul(request.expires_at)),
      링크: request.url,
    },
  };
}
