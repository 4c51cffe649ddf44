import { randomBytes } from "node:crypto";
import { quirks, type SocialProvider } from "./quirks.ts";
import type { SocialPerson } from "./social-person.ts";

/** A merchant's request for a login page. */
export interface LoginRequest {
  provider: SocialProvider;
  clientId: string;
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  /** The PKCE challenge that the code exchange must prove (RFC 7636, S256), or null. */
  challenge: string | null;
}

/** A person who logged in for a merchant. */
export type Grant = LoginRequest & { person: SocialPerson };

interface Dated<Value> {
  value: Value;
  until: number;
}

const PAGE_SECONDS = 30 * 60;
const CODE_SECONDS = 10 * 60;
const TOKEN_SECONDS = 60 * 60;

/** Open login pages, one-time codes, and access tokens. In memory only, because logins are short. */
export class SocialBook {
  readonly #now: () => number;
  readonly #pages = new Map<string, Dated<LoginRequest>>();
  readonly #codes = new Map<string, Dated<Grant>>();
  readonly #tokens = new Map<string, Dated<Grant>>();
  readonly #seenByApple = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  openPage(request: LoginRequest): string {
    return this.#keep(this.#pages, randomBytes(16).toString("base64url"), request, PAGE_SECONDS);
  }

  page(id: string): LoginRequest | null {
    return this.#find(this.#pages, id);
  }

  issueCode(grant: Grant): string {
    return this.#keep(this.#codes, quirks[grant.provider].newCode(), grant, CODE_SECONDS);
  }

  /** The grant behind a code, once; null for any other code, client or provider. */
  redeem(code: string, by: { provider: SocialProvider; clientId: string }): Grant | null {
    const grant = this.#find(this.#codes, code);
    this.#codes.delete(code);
    const fits = grant?.provider === by.provider && grant.clientId === by.clientId;
    return fits ? grant : null;
  }

  issueToken(grant: Grant): string {
    return this.#keep(this.#tokens, randomBytes(32).toString("base64url"), grant, TOKEN_SECONDS);
  }

  bearer(authorization: string | undefined, provider: SocialProvider): Grant | null {
    const grant = this.#find(this.#tokens, authorization?.replace(/^Bearer /i, "") ?? "");
    return grant?.provider === provider ? grant : null;
  }

  /** Whether this is the person's first Apple login for this merchant; remembers it. */
  isFirstAtApple({ clientId, person }: Grant): boolean {
    const login = `${clientId} ${person.key}`;
    const first = !this.#seenByApple.has(login);
    this.#seenByApple.add(login);
    return first;
  }

  #keep<Value>(
    shelf: Map<string, Dated<Value>>,
    id: string,
    value: Value,
    seconds: number,
  ): string {
    for (const [old, { until }] of shelf) if (until <= this.#now()) shelf.delete(old);
    shelf.set(id, { value, until: this.#now() + seconds });
    return id;
  }

  #find<Value>(shelf: ReadonlyMap<string, Dated<Value>>, id: string): Value | null {
    const found = shelf.get(id);
    return found === undefined || found.until <= this.#now() ? null : found.value;
  }
}
