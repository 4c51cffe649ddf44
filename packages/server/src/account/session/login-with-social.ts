import type { SocialLoginType } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { ProviderUnavailable } from "../../providers/provider-errors.ts";
import {
  SocialLoginRejected,
  type SocialGrant,
  type SocialProfile,
} from "../../providers/social/social-login.ts";
import type { Services } from "../../services.ts";
import { issueTicket } from "../ticket/tickets.ts";
import { findOwner } from "./social-accounts.ts";
import { signupInfo, type SignupInfo } from "./signup-info.ts";
import { startSession, type TokenPair } from "./start-session.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits" | "socialLogins">;

/** Either the account is known, or it can sign up with a ticket. */
type SocialLoginOutcome =
  | { readonly kind: "loggedIn"; readonly tokens: TokenPair }
  | { readonly kind: "unknown"; readonly ticket: string; readonly info: SignupInfo };

/**
 * Asks the provider whose code this is. Nothing else proves an identity: neither the provider's account number,
 * which others may know, nor what the browser sends.
 */
export async function loginWithSocial(
  services: Needs,
  input: {
    readonly type: SocialLoginType;
    readonly grant: SocialGrant;
    readonly address: string;
  },
): Promise<SocialLoginOutcome> {
  const { db, clock, ids, limits } = services;
  const { type, grant, address } = input;
  await limits.consume("socialLoginFromAddress", address);
  const profile = await exchange(services, type, grant);
  const { providerId } = profile;

  return inTransaction(db, async (tx) => {
    const userId = await findOwner(tx, { type, providerId });
    if (userId !== null) {
      return { kind: "loggedIn", tokens: await startSession(tx, services, { userId, address }) };
    }
    const ticket = ids.secret();
    const content = { type, providerId };
    await issueTicket(tx, { kind: "SOCIAL", secret: ticket, content, now: clock() });
    return { kind: "unknown", ticket, info: signupInfo(profile) };
  });
}

async function exchange(
  { socialLogins }: Needs,
  type: SocialLoginType,
  grant: SocialGrant,
): Promise<SocialProfile> {
  const login = socialLogins.get(type);
  if (login === undefined) throw new ProblemError("provider_unavailable", { about: "social" });
  try {
    return await login.exchange(grant);
  } catch (cause) {
    if (cause instanceof SocialLoginRejected) {
      throw new ProblemError("login_failed", { cause, about: "social" });
    }
    if (cause instanceof ProviderUnavailable) {
      throw new ProblemError("provider_unavailable", { cause, about: "social" });
    }
    throw cause;
  }
}
