import type { BrowserContext } from "@playwright/test";

/** The only external host that the site loads from; the test browser resolves no external hosts. */
const POSTCODE_SEARCH = /net::ERR_NAME_NOT_RESOLVED https:\/\/t1\.kakaocdn\.net\//;

/** The API rejected a request, which a browser logs to its console. */
export const refusal = (...statuses: readonly number[]): RegExp =>
  new RegExp(`responded with a status of (${statuses.join("|")}) .* http://localhost:\\d+/api/`);

/** The API does not respond, because its server was killed. */
export const noServer = /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE) /;

/** Errors that a browser reported during a test: console errors, uncaught exceptions, CSP violations. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [POSTCODE_SEARCH];

  /** Allows complaints that match these patterns. */
  expect(...kinds: readonly RegExp[]): void {
    this.#expected.push(...kinds);
  }

  /** Records the complaints of every page that the context opens. */
  async listenTo(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() !== "error") return;
      this.#heard.push(`${message.text()} ${message.location().url}`);
    });
    context.on("weberror", (error) => {
      const { stack, message } = error.error();
      this.#heard.push(stack ?? message);
    });
    await context.exposeFunction("reportPolicyViolation", (violation: string) => {
      this.#heard.push(violation);
    });
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const report: unknown = Reflect.get(window, "reportPolicyViolation");
        if (typeof report !== "function") throw new Error("nobody listens");
        report(`${event.effectiveDirective} forbids ${event.blockedURI} in ${event.documentURI}`);
      });
    });
  }

  unexpected(): readonly string[] {
    return this.#heard.filter((text) => !this.#expected.some((kind) => kind.test(text)));
  }
}
