import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findCompanyIdOf } from "./store.ts";

/** A member and the company that they act for. */
export interface CompanyUser {
  readonly userId: string;
  readonly companyId: string;
}

/** The caller's company; throws `forbidden` when the caller acts for none. */
export async function companyOf(
  { db }: Pick<Services, "db">,
  { userId }: { readonly userId: string },
): Promise<CompanyUser> {
  const companyId = await findCompanyIdOf(db, userId);
  if (companyId === null) throw new ProblemError("forbidden");
  return { userId, companyId };
}
