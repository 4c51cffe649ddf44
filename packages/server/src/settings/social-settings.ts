import type { SocialLoginType } from "@damadum/domain";

export type LoginClient = "WEB" | "APP";

/** Our client credentials at a provider. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Apple's secret is a private key that signs a JWT for each call; null generates one for the sandbox. */
export interface AppleClient {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string | null;
}

/** The configured logins and where they return to. */
export interface SocialSettings {
  readonly naver: OAuthClient | null;
  readonly kakao: OAuthClient | null;
  readonly google: OAuthClient | null;
  readonly apple: AppleClient | null;
  /** Replaces all providers when set; null uses the real ones. */
  readonly sandboxUrl: string | null;
  /** The base URL before `/login/{provider}/callback`. */
  readonly returnTo: Readonly<Record<LoginClient, string>>;
}

/** The redirect URI of a login. Only Google's starts outside the app, because it refuses web views. */
export function returnAddress(
  { returnTo }: SocialSettings,
  type: SocialLoginType,
  client: LoginClient,
): string {
  const base = returnTo[type === "GOOGLE" ? client : "WEB"];
  return `${base}/login/${type.toLowerCase()}/callback`;
}

export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
