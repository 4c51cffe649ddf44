import { isUsername, USERNAME_MESSAGE } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { insertUser } from "./store.ts";

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
    created_at: clock(),
  } as const;
  await inTransaction(db, (tx) => insertUser(tx, user));
  return { userId, password };
}
