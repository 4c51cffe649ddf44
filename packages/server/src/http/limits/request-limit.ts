import type { FastifyInstance } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientAddress } from "./client-address.ts";
import { requestsFromAddress } from "./limit-rules.ts";
import { refuse } from "./limits.ts";

const UNLIMITED = new Set(["/health"]);

/** Limits how many requests one address may send, known routes or not. */
export function limitRequests(app: FastifyInstance, factor: number): void {
  const limiter = new RateLimiterMemory({
    points: requestsFromAddress.points * factor,
    duration: requestsFromAddress.seconds,
  });
  app.addHook("onRequest", async (request) => {
    if (UNLIMITED.has(request.url)) return;
    await limiter.consume(clientAddress(request.ip)).catch(refuse);
  });
}
