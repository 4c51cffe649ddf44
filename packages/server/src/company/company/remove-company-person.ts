import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { forgetDefaultPaymentOf } from "./default-payment.ts";
import { findCompanyIdOf, isLastPerson, leaveCompany } from "./leave-company.ts";
import { lockCompany } from "./lock-company.ts";
import { findCompany } from "./store.ts";

/**
 * The operator removes a user from a company: from the next request on they are an ordinary member. Their requests stay
 * with the company, which no longer pays with their card. The last user goes only on purpose (`mayBeLast`), because the
 * company's notices would have no recipient any more.
 */
export async function removeCompanyPerson(
  { db }: Pick<Services, "db">,
  { userId, mayBeLast }: { readonly userId: string; readonly mayBeLast: boolean },
): Promise<{
  readonly companyId: string;
  readonly name: string;
  readonly paidWithTheirs: boolean;
  readonly department: string | null;
  readonly role: string | null;
}> {
  return inTransaction(db, async (tx) => {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId === null) throw new ProblemError("not_found");
    await lockCompany(tx, companyId);
    // A concurrent command may have removed them before the lock was taken.
    if ((await findCompanyIdOf(tx, userId)) !== companyId) throw new ProblemError("not_found");
    if (!mayBeLast && (await isLastPerson(tx, { companyId, userId }))) {
      throw new ProblemError("state_conflict");
    }
    const company = await findCompany(tx, companyId);
    await forgetDefaultPaymentOf(tx, userId);
    const left = await leaveCompany(tx, userId);
    return {
      ...left,
      companyId,
      name: company.name,
      paidWithTheirs: company.default_payment_user_id === userId,
    };
  });
}
