import { isUsername, USERNAME_MESSAGE, type OperatorRole } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOperatorByName, markDisabled, saveOperator } from "../session/operator-store.ts";
import { deletePasskeys } from "../passkey/passkey-store.ts";
import { newSecondFactor } from "../session/second-factor.ts";
import { setPassword } from "./passwords.ts";
import { insertUser } from "./store.ts";
import { endSessions } from "../session/sessions.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords">;

/** Creates an operator with a random password and a second factor, which are shown only once. */
export async function createOperator(
  { db, clock, ids, keys, passwords }: Needs,
  input: { readonly username: string; readonly name: string; readonly role: OperatorRole },
) {
  const { username, name, role } = input;
  if (!isUsername(username)) {
    const field = { field: "username", code: "pattern", message: USERNAME_MESSAGE };
    throw new ProblemError("validation_failed", { fields: [field] });
  }
  const userId = ids.uuid();
  const password = ids.password();
  const factor = newSecondFactor(keys, username);
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
  await inTransaction(db, async (tx) => {
    await insertUser(tx, user);
    await saveOperator(tx, { userId, role, ...factor.stored });
  });
  return { userId, password, ...factor.shown };
}

/**
 * Gives an operator a new password and second factor, and their role if it changes; ends all their logins, and removes
 * their passkeys.
 */
export async function renewOperator(
  { db, clock, ids, keys, passwords }: Needs,
  { username, role }: { readonly username: string; readonly role: OperatorRole | undefined },
) {
  const password = ids.password();
  const passwordHash = await passwords.hash(password);
  const factor = newSecondFactor(keys, username);
  const userId = await inTransaction(db, async (tx) => {
    const operator = await findOperatorByName(tx, username);
    const account = { userId: operator.userId, passwordHash };
    if (!(await setPassword(tx, account))) throw new ProblemError("not_found");
    await endSessions(tx, { userId: operator.userId, reason: "password", now: clock() });
    await deletePasskeys(tx, { userId: operator.userId, forOperator: true });
    await saveOperator(tx, { ...operator, role: role ?? operator.role, ...factor.stored });
    return operator.userId;
  });
  return { userId, password, ...factor.shown };
}

/** Shuts an operator out at once: logins end, and no new one begins. Returns their id. */
export async function disableOperator(
  { db, clock }: Pick<Services, "db" | "clock">,
  username: string,
): Promise<string> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const { userId } = await findOperatorByName(tx, username);
    await markDisabled(tx, { userId, now });
    await endSessions(tx, { userId, reason: "disabled", now });
    return userId;
  });
}
