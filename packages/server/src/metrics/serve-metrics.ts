import { fastify } from "fastify";
import type { Metrics } from "./create-metrics.ts";

/** Serves `GET /metrics` on its own address, which must not be reachable from the internet. */
export async function serveMetrics(
  { registry }: Metrics,
  address: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) =>
    reply.header("content-type", registry.contentType).send(await registry.metrics()),
  );
  const url = await app.listen(address);
  return { url, close: () => app.close() };
}
