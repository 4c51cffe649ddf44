import type { SocialLoginType } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { spendTicket } from "../ticket/tickets.ts";
import { findOwner } from "./social-accounts.ts";
import { startSession, type TokenPair } from "./start-session.ts";

/** Logs in with the ticket of an exchange; throws `signup_required` while the account has no owner. */
export async function loginWithTicket(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">,
  input: {
    readonly type: SocialLoginType;
    readonly ticket: string;
    readonly address: string;
  },
): Promise<TokenPair> {
  const { db, clock, limits } = services;
  const { type, ticket, address } = input;
  await limits.consume("socialLoginFromAddress", address);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const presented = { kind: "SOCIAL", secret: ticket, now, purpose: "LOGIN" } as const;
    const account = await spendTicket(tx, presented);
    if (account.type !== type) throw new ProblemError("ticket_invalid");
    const userId = await findOwner(tx, account);
    // The throw rolls back the use of the ticket, so that the signup can still use it.
    if (userId === null) throw new ProblemError("signup_required");
    return startSession(tx, services, { userId, address });
  });
}
