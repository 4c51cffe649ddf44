import type { FastifyReply } from "fastify";

/** Only for the one who asked, with the proof that was sent: another login in the same browser asks anew. */
const CACHING = "private, max-age=3600";

/** Headers of an answer that is a file. A page of the web, which has another origin, may show it. */
export function labelFile(reply: FastifyReply, type: string): void {
  const vary = reply.getHeader("vary");
  const proofs = "authorization, visitor-key";
  reply
    .type(type)
    .header("cache-control", CACHING)
    .header("vary", vary === undefined ? proofs : `${String(vary)}, ${proofs}`)
    .header("cross-origin-resource-policy", "cross-origin");
}
