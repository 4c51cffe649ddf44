import {
  formatPhoneNumber,
  isReservedUsername,
  isUsername,
  USERNAME_MESSAGE,
} from "@damadum/domain";
import { violatesUnique } from "../../db/database-error.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findCompany, insertCompany, insertCompanyUser, insertPerson } from "./store.ts";

/** A login for a company user; a company without an id is created along with it. */
export interface NewCompanyAccount {
  readonly company:
    | { readonly id: string }
    | { readonly name: string; readonly registrationNumber: string | null };
  readonly username: string;
  readonly name: string;
  readonly department?: string | undefined;
  readonly role?: string | undefined;
  readonly phoneNumber: string;
  readonly email: string | null;
}

type Needs = Pick<Services, "db" | "clock" | "ids" | "passwords">;

/** The operator creates a login for a company user with a random password, which is shown only once. */
export async function makeCompanyAccount(
  services: Needs,
  input: NewCompanyAccount,
): Promise<{ readonly companyId: string; readonly userId: string; readonly password: string }> {
  const { db, ids, passwords } = services;
  const { username } = input;
  if (!isUsername(username) || isReservedUsername(username)) {
    const field = { field: "username", code: "invalid_username", message: USERNAME_MESSAGE };
    throw new ProblemError("validation_failed", { fields: [field] });
  }
  const password = ids.password();
  const passwordHash = await passwords.hash(password);
  try {
    const made = await inTransaction(db, (tx) => make(tx, services, { ...input, passwordHash }));
    return { ...made, password };
  } catch (error) {
    if (violatesUnique(error, "users_username_key")) throw new ProblemError("username_taken");
    const known = violatesUnique(error, "companies_registration_number_key");
    throw known ? new ProblemError("account_exists") : error;
  }
}

async function make(
  tx: Tx,
  { clock, ids }: Needs,
  input: NewCompanyAccount & { readonly passwordHash: string },
) {
  const now = clock();
  const { company } = input;
  // Throws not_found when there is no such company.
  const companyId = "id" in company ? (await findCompany(tx, company.id)).id : ids.uuid();
  if (!("id" in company)) {
    await insertCompany(tx, {
      id: companyId,
      name: company.name,
      registration_number: company.registrationNumber,
      created_at: now,
    });
  }
  const userId = ids.uuid();
  await insertPerson(tx, {
    id: userId,
    username: input.username,
    password_hash: input.passwordHash,
    type: "ID",
    role: "COMPANY",
    name: input.name,
    gender: "U",
    phone_number: formatPhoneNumber(input.phoneNumber),
    email: input.email,
    created_at: now,
  });
  await insertCompanyUser(tx, {
    user_id: userId,
    company_id: companyId,
    department: input.department ?? null,
    role: input.role ?? null,
    created_at: now,
  });
  return { companyId, userId };
}
