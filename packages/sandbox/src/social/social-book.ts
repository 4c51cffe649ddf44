import { randomBytes } from "node:crypto";
import { ExpiringMap } from "../expiring-map.ts";
import { quirks, type SocialProvider } from "./quirks.ts";
import type { SocialPerson } from "./social-person.ts";

export interface LoginRequest {
  provider: SocialProvider;
  clientId: string;
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  /** The PKCE challenge that the code exchange must prove (RFC 7636, S256), or null. */
  challenge: string | null;
}

export type Grant = LoginRequest & { person: SocialPerson };

const PAGE_SECONDS = 30 * 60;
const CODE_SECONDS = 10 * 60;
const TOKEN_SECONDS = 60 * 60;

/** Open login pages, one-time codes, and access tokens. In memory only, because logins are short. */
export class SocialBook {
  readonly #pages: ExpiringMap<LoginRequest>;
  readonly #codes: ExpiringMap<Grant>;
  readonly #tokens: ExpiringMap<Grant>;
  readonly #seenByApple = new Set<string>();

  constructor(now: () => number) {
    this.#pages = new ExpiringMap(PAGE_SECONDS, now);
    this.#codes = new ExpiringMap(CODE_SECONDS, now);
    this.#tokens = new ExpiringMap(TOKEN_SECONDS, now);
  }

  openPage(request: LoginRequest): string {
    return this.#pages.keep(randomBytes(16).toString("base64url"), request);
  }

  page(id: string): LoginRequest | null {
    return this.#pages.find(id);
  }

  issueCode(grant: Grant): string {
    return this.#codes.keep(quirks[grant.provider].newCode(), grant);
  }

  /** The grant behind a code, once; null for any other code, client or provider. */
  redeem(code: string, by: { provider: SocialProvider; clientId: string }): Grant | null {
    const grant = this.#codes.find(code);
    this.#codes.delete(code);
    const fits = grant?.provider === by.provider && grant.clientId === by.clientId;
    return fits ? grant : null;
  }

  issueToken(grant: Grant): string {
    return this.#tokens.keep(randomBytes(32).toString("base64url"), grant);
  }

  bearer(authorization: string | undefined, provider: SocialProvider): Grant | null {
    const grant = this.#tokens.find(authorization?.replace(/^Bearer /i, "") ?? "");
    return grant?.provider === provider ? grant : null;
  }

  /** Whether this is the person's first Apple login for this merchant; remembers it. */
  isFirstAtApple({ clientId, person }: Grant): boolean {
    const login = `${clientId} ${person.key}`;
    const first = !this.#seenByApple.has(login);
    this.#seenByApple.add(login);
    return first;
  }
}
