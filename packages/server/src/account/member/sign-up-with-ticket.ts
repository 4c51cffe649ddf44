import {
  checkSocialSignupInput,
  isReservedUsername,
  todayInSeoul,
  type SocialLoginType,
  type SocialSignupInput,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { spendTicket } from "../ticket/tickets.ts";
import { connectSocialAccount, requireUnconnected } from "../session/social-accounts.ts";
import { startSession, type TokenPair } from "../session/start-session.ts";
import { personOfSignup } from "./certified-signup.ts";
import { createMember } from "./create-member.ts";
import { usernameTaken } from "./username-taken.ts";

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
}

/** Creates a member who logs in with a social account: the one that the ticket stands for. */
export async function signUpWithTicket(services: Needs, request: TicketSignup): Promise<TokenPair> {
  const { db, clock, limits } = services;
  const { input, address } = request;
  await limits.consume("signUpFromAddress", address);
  throwIssues(checkSocialSignupInput(input, todayInSeoul(clock())));
  if (input.username !== undefined && isReservedUsername(input.username)) throw usernameTaken();
  return inTransaction(db, async (tx) => {
    const userId = await join(tx, services, request);
    return startSession(tx, services, { userId, address });
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
