import type { BrowserContext } from "@playwright/test";

/** The one thing of another host that the site asks for; the browser of the tests finds no other host. */
const POSTCODE_SEARCH = /net::ERR_NAME_NOT_RESOLVED https:\/\/t1\.kakaocdn\.net\//;

/** The API refused something, which a browser writes into its console. */
export const refusal = (...statuses: readonly number[]): RegExp =>
  new RegExp(`responded with a status of (${statuses.join("|")}) .* http://localhost:\\d+/api/`);

/** The API does not answer, because its server was killed. */
export const noServer = /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE) /;

/** What a browser complained about while a test ran: errors in the console, uncaught ones, broken content policy. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [POSTCODE_SEARCH];

  /** Complaints of these kinds belong to the test. */
  expect(...kinds: readonly RegExp[]): void {
    this.#expected.push(...kinds);
  }

  /** Writes down the complaints of every page that the context opens. */
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
