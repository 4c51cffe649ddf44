import type { FastifyInstance } from "fastify";
import { paths } from "../src/shared/paths.ts";

/** Fields of Apple's form; any other is dropped. */
const FIELDS = ["code", "state", "id_token", "user", "error"] as const;

/** More than Apple sends, far less than could strain the host. */
const MAX_BYTES = 16 * 1024;

/**
 * Apple answers a login by posting a form to the page. Redirects to the page with the fields behind the `#`, because
 * a fragment reaches no log and no other site.
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
