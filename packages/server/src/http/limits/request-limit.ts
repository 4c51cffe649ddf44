import { mapValues } from "es-toolkit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
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
  /** The last limit that a request takes is the one that concerns its caller, so that one stays in the header. */
  const consume = async (name: keyof typeof limits, key: string, reply: FastifyReply) => {
    const say = ({ remainingPoints, msBeforeNext }: RateLimiterRes) =>
      reply.header(
        "ratelimit",
        `"${name}";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1000)}`,
      );
    try {
      say(await limits[name].consume(key));
    } catch (reason) {
      const { points, duration } = limits[name];
      reply.header("ratelimit-policy", `"${name}";q=${points};w=${duration}`);
      if (reason instanceof RateLimiterRes) say(reason);
      reject(reason);
    }
  };
  app.addHook("onRequest", async (request, reply) => {
    if (UNLIMITED.has(request.url)) return;
    // Node has no address for a client that has already disconnected, so there is nothing to serve.
    const ip: string | undefined = request.ip;
    if (ip === undefined) throw new ProblemError("malformed_request");
    const address = clientAddress(ip);
    await consume("fromAddress", address, reply);
    if (!hasCredentials(request)) await consume("ofVisitorsFromAddress", address, reply);
  });
  // The routes have authenticated the caller in between.
  app.addHook("preParsing", async (request, reply) => {
    if (UNLIMITED.has(request.url) || !hasCredentials(request)) return;
    const { caller, ip } = request;
    await (caller
      ? consume("ofMember", caller.userId, reply)
      : consume("ofVisitorsFromAddress", clientAddress(ip), reply));
  });
}

const hasCredentials = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined;
