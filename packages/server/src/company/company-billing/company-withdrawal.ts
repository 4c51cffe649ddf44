import type { Tx } from "../../db/tables.ts";
import { countBoxesInStorage } from "../company-box/count-company-boxes.ts";
import { cancelContractRequests } from "../contract-state/cancel-contract-requests.ts";
import { hasActiveContract } from "../contract-state/has-active-contract.ts";
import { hasWorksToBill } from "../company-work/bill-works.ts";
import { forgetDefaultPaymentOf } from "../company/default-payment.ts";
import { findCompanyIdOf, isLastPerson, leaveCompany } from "../company/leave-company.ts";
import { lockCompany } from "../company/lock-company.ts";
import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { hasUnpaidInvoices } from "./store.ts";

const REASON = "회원 탈퇴";

/**
 * A company user cannot withdraw while the company has boxes with us or owes money, and the last one also not while
 * it will still be billed, because nobody would be left to pay. The last one's withdrawal cancels its open requests.
 */
export const companyWithdrawal: WithdrawalStep = {
  async refusal(tx, userId) {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId === null) return null;
    // When the last two withdraw simultaneously, the lock makes the second one the last.
    await lockCompany(tx, companyId);
    if ((await countBoxesInStorage(tx, companyId)) > 0) return "boxes_stored";
    if (await hasUnpaidInvoices(tx, companyId)) return "money_owed";
    const isLast = await isLastPerson(tx, { companyId, userId });
    return isLast && (await willBeInvoiced(tx, companyId)) ? "money_owed" : null;
  },
  async forget(tx, { userId, now }) {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId !== null && (await isLastPerson(tx, { companyId, userId }))) {
      const by = { actor: "COMPANY", actorId: userId, reason: REASON, now } as const;
      await cancelContractRequests(tx, companyId, by);
    }
    await forgetDefaultPaymentOf(tx, userId);
    await leaveCompany(tx, userId);
  },
};

async function willBeInvoiced(tx: Tx, companyId: string): Promise<boolean> {
  if (await hasActiveContract(tx, companyId)) return true;
  return hasWorksToBill(tx, companyId);
}
