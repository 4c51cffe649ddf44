import type { FastifyInstance } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientAddress } from "./client-address.ts";
import { requestsFromAddress } from "./limit-rules.ts";
import { ProblemError } from "../problem-error.ts";
import { reject } from "./limits.ts";

const UNLIMITED = new Set(["/health"]);

/** Limits the requests of one address, including those to unknown routes. */
export function limitRequests(app: FastifyInstance, factor: number): void {
  const limiter = new RateLimiterMemory({
    points: requestsFromAddress.points * factor,
    duration: requestsFromAddress.seconds,
  });
  app.addHook("onRequest", async (request) => {
    if (UNLIMITED.has(request.url)) return;
    // Node has no address for a client that has already disconnected, so there is nothing to serve.
    const ip: string | undefined = request.ip;
    if (ip === undefined) throw new ProblemError("malformed_request");
    await limiter.consume(clientAddress(ip)).catch(reject);
  });
}
