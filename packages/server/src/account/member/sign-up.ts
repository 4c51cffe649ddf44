import { checkSignupInput, isReservedUsername, type SignupInput } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { startSession, type TokenPair } from "../session/start-session.ts";
import { personOfSignup } from "./certified-signup.ts";
import { createMember } from "./create-member.ts";
import { usernameExists } from "./store.ts";
import { usernameTaken } from "./username-taken.ts";

/** Creates a member, stores every answered consent with its version and time, and logs in. */
export async function signUp(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords" | "limits">,
  request: {
    readonly input: SignupInput & { readonly email?: string; readonly certificationUid?: string };
    readonly address: string;
  },
): Promise<TokenPair> {
  const { db, clock, passwords, limits } = services;
  const { input, address } = request;
  const { username, passwd, certificationUid: uid, ...person } = input;
  await limits.consume("signUpFromAddress", address);
  throwIssues(checkSignupInput(input));
  if (isReservedUsername(username)) throw usernameTaken();
  // Checked before the slow hash; storing the member decides between concurrent signups.
  if (await usernameExists(db, username)) throw usernameTaken();

  const passwordHash = await passwords.hash(passwd);
  return inTransaction(db, async (tx) => {
    const certified = await personOfSignup(tx, { uid, now: clock() });
    const login = { username, passwordHash, type: "ID" } as const;
    const member = { ...person, ...login, person: certified };
    const userId = await createMember(tx, services, member);
    return startSession(tx, services, { userId, address });
  });
}
