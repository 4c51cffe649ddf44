import type { Tx } from "../../db/tables.ts";
import { countBoxesInStorage } from "../company-box/count-company-boxes.ts";
import { cancelContractRequests } from "../contract-state/cancel-contract-requests.ts";
import { hasActiveContract } from "../contract-state/has-active-contract.ts";
import { hasWorksToBill } from "../company-work/bill-works.ts";
import { forgetDefaultPaymentOf } from "../company/default-payment.ts";
import { findCompanyIdOf, isLastPerson, leaveCompany } from "../company/leave-company.ts";
import { lockCompany } from "../company/lock-company.ts";
import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { ledgerOfInvoice } from "./get-company-invoice.ts";
import { findInvoicesLacking } from "./store.ts";

const REASON = "회원 탈퇴";

/**
 * A company user cannot withdraw while the company has boxes with us or owes money, and the last one also not while
 * it will still be billed, because nobody would be left to pay. The last one's withdrawal cancels its open requests.
 */
export const companyWithdrawal: WithdrawalStep = {
  async holds(tx, userId) {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId === null) return [];
    // When the last two withdraw simultaneously, the lock makes the second one the last.
    await lockCompany(tx, companyId);
    const stored = await countBoxesInStorage(tx, companyId);
    const lacking = await findInvoicesLacking(tx, companyId);
    const owes = lacking.some((invoice) => ledgerOfInvoice(invoice).due > 0);
    const isLast = await isLastPerson(tx, { companyId, userId });
    const isToBill = isLast && (await willBeInvoiced(tx, companyId));
    const none = { serial: null, box_count: null, visit: null } as const;
    return [
      ...(stored > 0 ? [{ ...none, kind: "COMPANY_BOXES" as const, box_count: stored }] : []),
      ...(owes ? [{ ...none, kind: "COMPANY_INVOICES" as const }] : []),
      ...(isToBill ? [{ ...none, kind: "COMPANY_BILLING" as const }] : []),
    ];
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
