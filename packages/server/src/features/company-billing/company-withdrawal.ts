import { countBoxesInStorage } from "../company-box/count-boxes-in-storage.ts";
import { forgetDefaultPaymentOf } from "../company/default-payment.ts";
import { findCompanyIdOf, leaveCompany } from "../company/leave-company.ts";
import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { owesAnything } from "./store.ts";

/** Who acts for a company stays while it has boxes with us or owes money; then the person leaves it. */
export const companyWithdrawal: WithdrawalStep = {
  async refusal(tx, userId) {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId === null) return null;
    if ((await countBoxesInStorage(tx, companyId)) > 0) return "boxes_stored";
    return (await owesAnything(tx, companyId)) ? "money_owed" : null;
  },
  async forget(tx, { userId }) {
    await forgetDefaultPaymentOf(tx, userId);
    await leaveCompany(tx, userId);
  },
};
