import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { lockCompany } from "./lock-company.ts";
import { findCompany, findCompanyIdOf, insertCompanyUser, leaveCompany, setRole } from "./store.ts";
import { forgetDefaultPaymentOf } from "./default-payment.ts";
import type { Tx } from "../../db/tables.ts";

/** The operator lets a member act for a company, such as one removed by mistake; no member acts for two companies. */
export async function addCompanyPerson(
  { db, clock }: Pick<Services, "db" | "clock">,
  person: {
    readonly userId: string;
    readonly companyId: string;
    readonly department: string | undefined;
    readonly role: string | undefined;
  },
): Promise<{ readonly name: string }> {
  const { userId, companyId, department, role } = person;
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const member = await lockMember(tx, userId);
    if (member.role !== "MEMBER" || (await findCompanyIdOf(tx, userId)) !== null) {
      throw new ProblemError("state_conflict");
    }
    await insertCompanyUser(tx, {
      user_id: userId,
      company_id: companyId,
      department: department ?? null,
      role: role ?? null,
      created_at: clock(),
    });
    await setRole(tx, userId, "COMPANY");
    return findCompany(tx, companyId);
  });
}

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

export { findCompanyIdOf, leaveCompany };

/** Whether no other user acts for the company, which the caller has locked. */
export async function isLastPerson(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<boolean> {
  const colleague = await tx
    .selectFrom("company_users")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("user_id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  return colleague === undefined;
}
