import { eraseReasons } from "../../subject/history.ts";
import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { voidPreparations } from "../payment/void-preparations.ts";
import { changeStatus } from "./change-status.ts";
import { lockAllOf, updateCustomPayment } from "./store.ts";

const REASON = "회원 탈퇴";

/**
 * Declines open extra payments, since a member owes nothing that they may still decline; what they owe keeps them by
 * its order or invoice. All requests stay under the member's number, without the name.
 */
export const customPaymentWithdrawal: WithdrawalStep = {
  async holds(tx, userId) {
    await lockAllOf(tx, userId);
    return [];
  },
  async forget(tx, { userId, now }) {
    for (const request of await lockAllOf(tx, userId)) {
      const subject = { kind: "CUSTOM_PAYMENT", id: request.id } as const;
      const by = { actor: "MEMBER", actorId: userId, reason: REASON, now } as const;
      const isExtra = request.balance_of === null;
      if (isExtra && (await changeStatus(tx, request, { to: "DECLINED", ...by }))) {
        await voidPreparations(tx, { subject, now });
      }
      await updateCustomPayment(tx, request.id, { customer_name: null });
      await eraseReasons(tx, { subject, except: REASON });
    }
  },
};
