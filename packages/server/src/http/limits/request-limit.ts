import { mapValues } from "es-toolkit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientAddress } from "./client-address.ts";
import { requestRules } from "./limit-rules.ts";
import { ProblemError } from "../problem-error.ts";
import { reject } from "./limits.ts";

const UNLIMITED = new Set(["/health"]);

/**
 * Limits the requests of a member, and those of one address that come from no member, including those to unknown routes.
 * Many members may share an address, such as an office's or a mobile network's: all of them have a far higher limit.
 */
export function limitRequests(app: FastifyInstance, factor: number): void {
  const limits = mapValues(requestRules, ({ points, seconds }) => {
    return new RateLimiterMemory({ points: points * factor, duration: seconds });
  });
  const consume = async (name: keyof typeof limits, key: string) => {
    await limits[name].consume(key).catch(reject);
  };
  app.addHook("onRequest", async (request) => {
    if (UNLIMITED.has(request.url)) return;
    // Node has no address for a client that has already disconnected, so there is nothing to serve.
    const ip: string | undefined = request.ip;
    if (ip === undefined) throw new ProblemError("malformed_request");
    await consume("fromAddress", clientAddress(ip));
    if (!hasCredentials(request)) await consume("ofVisitorsFromAddress", clientAddress(ip));
  });
  // The routes have authenticated the caller in between.
  app.addHook("preParsing", async (request) => {
    if (UNLIMITED.has(request.url) || !hasCredentials(request)) return;
    const { caller, ip } = request;
    await (caller
      ? consume("ofMember", caller.userId)
      : consume("ofVisitorsFromAddress", clientAddress(ip)));
  });
}

const hasCredentials = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined;
