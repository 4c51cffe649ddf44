import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { findCompanyIdOf } from "./leave-company.ts";
import { lockCompany } from "./lock-company.ts";
import { findCompany, insertCompanyUser, setRole } from "./store.ts";

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
