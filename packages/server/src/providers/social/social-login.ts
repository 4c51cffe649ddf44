import type { SocialLoginType } from "@damadum/domain";

/** What a provider tells about somebody who logged in there, in our words; null where it tells nothing. */
export interface SocialProfile {
  /** The provider's own number of the account. Never leaves the server. */
  readonly providerId: string;
  readonly username: string | null;
  readonly gender: "M" | "F" | "U";
  readonly name: string | null;
  /** `MM-DD` */
  readonly birthday: string | null;
  /** `YYYY` */
  readonly birthyear: string | null;
  readonly phoneNumber: string | null;
  /** `30-39` */
  readonly ageRange: string | null;
  readonly email: string | null;
}

/** Where a login began and comes back to. */
export type LoginClient = "WEB" | "APP";

/** What came back from the provider through the browser. All of it may be made up. */
export interface SocialGrant {
  readonly code: string;
  readonly client: LoginClient;
  /** Proves to Google that the code is brought by whoever set out for it (RFC 7636). */
  readonly codeVerifier?: string;
  /** Naver wants to see it again. */
  readonly state?: string;
  /** Apple sends it beside the code, signed. */
  readonly idToken?: string;
  /** Apple tells the name to the browser only, at the first login only. */
  readonly name?: string;
  /** Apple's number of the account as the browser has it: compared, never believed. */
  readonly accountId?: string;
}

/**
 * One provider of logins. `exchange` throws SocialLoginRejected when the provider does not stand behind the
 * grant, and ProviderUnavailable when there is no answer in time; never called inside a transaction.
 */
export interface SocialLogin {
  /** Address of the provider's login page; whoever goes there adds a state. */
  authorizeUrl(client: LoginClient): string;
  exchange(grant: SocialGrant): Promise<SocialProfile>;
}

/** The providers that the settings name. */
export type SocialLogins = ReadonlyMap<SocialLoginType, SocialLogin>;

/** The code is used, old, somebody else's or made up; or the person took the permission back. */
export class SocialLoginRejected extends Error {
  override readonly name = "SocialLoginRejected";
}
