import { randomBytes } from "node:crypto";
import type { SandboxConfig } from "../config/config.ts";
import { ExpiringMap } from "../expiring-map.ts";
import { ProblemError } from "../envelope/envelope.ts";

const LIFETIME_SECONDS = 30 * 60;

export interface AccessToken {
  access_token: string;
  now: number;
  expired_at: number;
}

/** Access tokens of the REST API, in memory only: a restart ends them as an expiry would. */
export class AccessTokens {
  readonly #tokens: ExpiringMap<true>;
  readonly #credentials: SandboxConfig["credentials"];
  readonly #now: () => number;

  constructor(credentials: SandboxConfig["credentials"], now: () => number) {
    this.#credentials = credentials;
    this.#now = now;
    this.#tokens = new ExpiringMap(LIFETIME_SECONDS, now);
  }

  issue(key: string, secret: string): AccessToken {
    const expected = this.#credentials;
    if (expected !== null && (expected.key !== key || expected.secret !== secret)) {
      throw new ProblemError("인증에 실패하였습니다. API키와 secret을 확인하세요.", {
        statusCode: 401,
        code: -1,
      });
    }
    const now = this.#now();
    const token = this.#tokens.keep(randomBytes(20).toString("hex"), true);
    return { access_token: token, now, expired_at: now + LIFETIME_SECONDS };
  }

  /** Accepts the header with and without "Bearer", as the real provider does. */
  require(authorization: string | undefined): void {
    const token = authorization?.replace(/^Bearer /i, "") ?? "";
    if (this.#tokens.find(token) === null) {
      throw new ProblemError("Unauthorized", { statusCode: 401, code: -1 });
    }
  }
}
