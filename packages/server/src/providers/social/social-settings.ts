import type { SocialLoginType } from "@damadum/domain";
import type { LoginClient } from "./social-login.ts";

/** What a provider knows us by. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Apple's secret is a key with which we sign one for each call; null makes one up, for the sandbox. */
export interface AppleClient {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string | null;
}

/** Which logins there are and where they come back to. */
export interface SocialSettings {
  readonly naver: OAuthClient | null;
  readonly kakao: OAuthClient | null;
  readonly google: OAuthClient | null;
  readonly apple: AppleClient | null;
  /** Stands for all providers when it is set; null asks the real ones. */
  readonly sandboxUrl: string | null;
  /** Before `/login/{provider}/callback`. */
  readonly returnTo: Readonly<Record<LoginClient, string>>;
}

/** The address that a login comes back to. Only Google's starts outside the app (it refuses web views). */
export function returnAddress(
  { returnTo }: SocialSettings,
  type: SocialLoginType,
  client: LoginClient,
): string {
  const base = returnTo[type === "GOOGLE" ? client : "WEB"];
  return `${base}/login/${type.toLowerCase()}/callback`;
}

/** An address with a query. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
