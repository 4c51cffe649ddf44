import { isUsername, USERNAME_MESSAGE } from "@damadum/domain";
import { violatesUnique } from "../../db/database-error.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { insertUser } from "./store.ts";
import { usernameTaken } from "./username-taken.ts";

/** Creates an operator with a random password, which is shown only once. */
export async function createOperator(
  { db, clock, ids, passwords }: Pick<Services, "db" | "clock" | "ids" | "passwords">,
  { username, name }: { readonly username: string; readonly name: string },
): Promise<{ readonly userId: string; readonly password: string }> {
  if (!isUsername(username)) {
    const field = { field: "username", code: "pattern", message: USERNAME_MESSAGE };
    throw new ProblemError("validation_failed", { fields: [field] });
  }
  const userId = ids.uuid();
  const password = ids.password();
  const user = {
    id: userId,
    username,
    password_hash: await passwords.hash(password),
    type: "ID",
    role: "OPERATOR",
    name,
    gender: "U",
    birthday: null,
    birth_year: null,
    phone_number: null,
    email: null,
    created_at: clock(),
    last_login: null,
  } as const;
  try {
    await inTransaction(db, (tx) => insertUser(tx, user));
  } catch (error) {
    throw violatesUnique(error, "users_username_key") ? usernameTaken() : error;
  }
  return { userId, password };
}
