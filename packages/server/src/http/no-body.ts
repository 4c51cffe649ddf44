import type { FastifyInstance } from "fastify";

/**
 * An operation whose contract names no body has no use for one (RFC 9110, section 9.3): whatever came is not
 * read, so that broken JSON cannot refuse a logout. Node drops it once the answer is out.
 */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
}
