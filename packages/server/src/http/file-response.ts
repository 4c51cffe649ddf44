import type { FastifyReply } from "fastify";

/** Pictures are cached per credentials, so another login in the same browser refetches; documents may be withdrawn. */
const cachingOf = (type: string) =>
  type.startsWith("image/") ? "private, max-age=3600" : "private, no-store";

/** Sets the headers of a file response, which the site may embed although it has another origin. */
export function setFileHeaders(reply: FastifyReply, type: string): void {
  const vary = reply.getHeader("vary");
  const proofs = "authorization, visitor-key";
  reply
    .type(type)
    .header("cache-control", cachingOf(type))
    .header("vary", vary === undefined ? proofs : `${String(vary)}, ${proofs}`)
    .header("cross-origin-resource-policy", "cross-origin");
}
