import type { SocialLoginType } from "@damadum/domain";
import type { Clock } from "../clock.ts";
import type { OAuthEndpoints } from "./social-endpoints.ts";
import type { CallProvider } from "./social-http.ts";
import type { LoginClient, SocialSettings } from "../../settings/social-settings.ts";

/** A provider's profile of the person who logged in, in our field names; null for what it does not share. */
export interface SocialProfile {
  /** The provider's own account id. Never leaves the server. */
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

/** The provider's answer as submitted by the browser, and therefore untrusted. */
export interface SocialGrant {
  readonly code: string;
  readonly client: LoginClient;
  /** Proves to Google that the code belongs to the client that started the login (PKCE, RFC 7636). */
  readonly codeVerifier?: string;
  /** Naver requires it for the code exchange. */
  readonly state?: string;
  /** Apple sends it signed, together with the code. */
  readonly idToken?: string;
  /** Apple sends the name only to the browser, and only at the first login. */
  readonly name?: string;
  /** Apple's account id as the browser has it: compared, never trusted. */
  readonly accountId?: string;
}

/**
 * One login provider. `exchange` throws SocialLoginRejected when the provider does not confirm the grant, and
 * ProviderUnavailable on a timeout or an unusable response; must not be called inside a transaction.
 */
export interface SocialLogin {
  /** Address of the provider's login page, to which the caller adds a state. */
  authorizeUrl(client: LoginClient): string;
  exchange(grant: SocialGrant): Promise<SocialProfile>;
}

/** What each login is made of, besides its client. */
export interface LoginParts {
  readonly call: CallProvider;
  readonly clock: Clock;
  readonly endpoints: OAuthEndpoints;
  readonly settings: SocialSettings;
}

/** The providers that the settings configure. */
export type SocialLogins = ReadonlyMap<SocialLoginType, SocialLogin>;

/** The code is used, expired, forged or another client's, or the person revoked the permission. */
export class SocialLoginRejected extends Error {
  override readonly name = "SocialLoginRejected";
}
