import type { FastifyInstance } from "fastify";

/** One line for each request: which operation, never the URL or the address, which name people. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (operation?.id === "getHealth") return;
    request.log.info(
      {
        operation: operation?.id ?? null,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}
