import type { FastifyInstance } from "fastify";

/** Accepts only JSON. An empty body counts as none, because browsers send the header with bodiless POSTs too. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
