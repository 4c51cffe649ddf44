import {
  checkSignupInput,
  isReservedUsername,
  isUsername,
  type SignupInput,
  isOldEnough,
  TOO_YOUNG_MESSAGE,
  todayInSeoul,
  checkSocialSignupInput,
  type SocialLoginType,
  type SocialSignupInput,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { startSession, type TokenPair } from "../session/start-session.ts";
import { createMember } from "./create-member.ts";
import { usernameExists, usernameTaken } from "./store.ts";
import type { Tx } from "../../db/tables.ts";
import { spendTicket, type TicketPerson } from "../ticket/tickets.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { connectSocialAccount, requireUnconnected } from "../session/social-accounts.ts";

/** Creates a member, stores every answered consent with its version and time, and logs in. */
export async function signUp(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords" | "limits">,
  request: {
    readonly input: SignupInput & { readonly email?: string; readonly certificationUid?: string };
    readonly address: string;
    readonly userAgent: string;
  },
): Promise<TokenPair> {
  const { db, clock, passwords, limits } = services;
  const { input, address, userAgent } = request;
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
    return startSession(tx, services, { userId, address, userAgent });
  });
}

/** The certified person of a signup, if any; throws a field issue for a person who is too young to join. */
async function personOfSignup(
  tx: Tx,
  { uid, now }: { readonly uid: string | undefined; readonly now: Date },
): Promise<TicketPerson | null> {
  if (uid === undefined) return null;
  const person = await spendTicket(tx, { kind: "PERSON", secret: uid, now, purpose: "SIGNUP" });
  if (!isOldEnough(person, todayInSeoul(now))) {
    const path = ["certificationUid"];
    throwIssues([{ path, code: "too_young", message: TOO_YOUNG_MESSAGE }]);
  }
  return person;
}

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">;

interface TicketSignup {
  readonly type: SocialLoginType;
  readonly input: SocialSignupInput & {
    readonly snsId: string;
    readonly email?: string;
    readonly gender?: "M" | "F" | "U";
    readonly certificationUid?: string;
  };
  readonly address: string;
  readonly userAgent: string;
}

/** Creates a member who logs in with a social account: the one that the ticket stands for. */
export async function signUpWithTicket(services: Needs, request: TicketSignup): Promise<TokenPair> {
  const { db, clock, limits } = services;
  const { input, address, userAgent } = request;
  await limits.consume("signUpFromAddress", address);
  throwIssues(checkSocialSignupInput(input, todayInSeoul(clock())));
  if (input.username !== undefined && isReservedUsername(input.username)) throw usernameTaken();
  return inTransaction(db, async (tx) => {
    const userId = await join(tx, services, request);
    return startSession(tx, services, { userId, address, userAgent });
  });
}

async function join(tx: Tx, services: Needs, { type, input }: TicketSignup): Promise<string> {
  const { clock, ids } = services;
  const now = clock();
  const { snsId, username, birthyear: birthYear, certificationUid: uid, ...person } = input;
  const ticket = { kind: "SOCIAL", secret: snsId, now, purpose: "SIGNUP" } as const;
  const account = await spendTicket(tx, ticket);
  if (account.type !== type) throw new ProblemError("ticket_invalid");
  await requireUnconnected(tx, account);
  const userId = await createMember(tx, services, {
    ...person,
    birthYear,
    username: username ?? ids.username(type.toLowerCase()),
    passwordHash: null,
    type,
    person: await personOfSignup(tx, { uid, now }),
  });
  await connectSocialAccount(tx, { ...account, userId, now });
  return userId;
}

/** Why a username is not available, or null when it is. */
export async function checkUsername(
  { db, limits }: Pick<Services, "db" | "limits">,
  { username, address }: { readonly username: string; readonly address: string },
): Promise<"FORMAT" | "TAKEN" | null> {
  await limits.consume("usernameCheckFromAddress", address);
  if (!isUsername(username)) return "FORMAT";
  const taken = isReservedUsername(username) || (await usernameExists(db, username));
  return taken ? "TAKEN" : null;
}
