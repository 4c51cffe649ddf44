import type { FastifyInstance } from "fastify";
import { paths } from "../src/shared/paths.ts";

/** What Apple's form brings; anything else in it is dropped. */
const FIELDS = ["code", "state", "id_token", "user", "error"] as const;

/** Above what Apple sends, far below what could be a burden. */
const MAX_BYTES = 16 * 1024;

/**
 * Apple answers a login by posting a form to the page. It becomes the page's own address, with the answer behind
 * the `#`: what stands there reaches no log and no other site.
 */
export async function formReturn(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  app.post<{ Body: unknown }>(paths.loginCallback.getHref("apple"), async ({ body }, reply) => {
    const posted = body instanceof URLSearchParams ? body : new URLSearchParams();
    const answer = new URLSearchParams();
    for (const field of FIELDS) {
      const value = posted.get(field);
      if (value !== null) answer.set(field, value);
    }
    return reply
      .header("cache-control", "no-store")
      .redirect(`${paths.loginCallback.getHref("apple")}#${answer.toString()}`, 303);
  });
}
