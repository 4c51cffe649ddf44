import type { FastifyInstance } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientAddress } from "./client-address.ts";
import { requestsFromAddress } from "./limit-rules.ts";
import { ProblemError } from "../problem-error.ts";
import { reject } from "./limits.ts";

const UNLIMITED = new Set(["/health"]);

/** Limits how many requests one address may send, known routes or not. */
export function limitRequests(app: FastifyInstance, factor: number): void {
  const limiter = new RateLimiterMemory({
    points: requestsFromAddress.points * factor,
    duration: requestsFromAddress.seconds,
  });
  app.addHook("onRequest", async (request) => {
    if (UNLIMITED.has(request.url)) return;
    // Node knows no address of a client that has hung up already: there is nobody to work for.
    const ip: string | undefined = request.ip;
    if (ip === undefined) throw new ProblemError("malformed_request");
    await limiter.consume(clientAddress(ip)).catch(reject);
  });
}
