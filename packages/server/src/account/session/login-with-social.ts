import { type SocialLoginType, checkName, isPhoneNumber, isUsername } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import {
  SocialLoginRejected,
  type SocialGrant,
  type SocialProfile,
} from "../../providers/social/social-login.ts";
import type { Services } from "../../services.ts";
import { issueTicket } from "../ticket/tickets.ts";
import { findOwner } from "./social-accounts.ts";
import { startSession, type TokenPair } from "./start-session.ts";
import type { LoginClient } from "../../settings/social-settings.ts";
import { ProviderUnavailable } from "../../providers/or-unavailable.ts";

const LONGEST_NAME = 40;
const LONGEST_EMAIL = 254;

/** Initial values of a signup: the provider's profile without its account number. */
type SignupInfo = Omit<SocialProfile, "providerId">;

/** Omits values that our own form would reject, so that no member has to fix what a provider wrote. */
function signupInfo({ providerId: _secret, ...profile }: SocialProfile): SignupInfo {
  const { username, name, birthday, birthyear, phoneNumber, ageRange, email } = profile;
  return {
    ...profile,
    username: fit(username, isUsername),
    name: fit(
      name?.trim() ?? null,
      (text) => checkName(text).length === 0 && text.length <= LONGEST_NAME,
    ),
    birthday: fit(birthday, (text) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)),
    birthyear: fit(birthyear, (text) => /^(19|20)\d{2}$/.test(text)),
    phoneNumber: fit(phoneNumber, isPhoneNumber),
    ageRange: fit(ageRange, (text) => text.length <= 20),
    email: fit(email, (text) => text.includes("@") && text.length <= LONGEST_EMAIL),
  };
}

function fit(text: string | null, fits: (text: string) => boolean): string | null {
  return text !== null && fits(text) ? text : null;
}

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
    readonly userAgent: string;
  },
): Promise<SocialLoginOutcome> {
  const { db, clock, ids, limits } = services;
  const { type, grant, address, userAgent } = input;
  await limits.consume("socialLoginFromAddress", address);
  const profile = await exchange(services, type, grant);
  const { providerId } = profile;

  return inTransaction(db, async (tx) => {
    const userId = await findOwner(tx, { type, providerId });
    if (userId !== null) {
      const tokens = await startSession(tx, services, { userId, address, userAgent });
      return { kind: "loggedIn", tokens };
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

/** The configured social logins, each with the URL of its login page, to which the client adds the state. */
export function listLoginProviders(
  { socialLogins }: Pick<Services, "socialLogins">,
  client: LoginClient,
) {
  return [...socialLogins].map(([type, login]) => ({
    type,
    authorizeUrl: login.authorizeUrl(client),
  }));
}
