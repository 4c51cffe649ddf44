import type { FastifyInstance } from "fastify";

/**
 * Ignores the body of an operation whose contract has none (RFC 9110, section 9.3), so that broken JSON cannot
 * make a logout fail. Node discards the unread body after the response.
 */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
}
