import type { FastifyReply } from "fastify";

/** Pictures only for the one who asked, with the proof that was sent: another login in the same browser asks again. A paper may be withdrawn. */
const cachingOf = (type: string) =>
  type.startsWith("image/") ? "private, max-age=3600" : "private, no-store";

/** Headers of an answer that is a file. A page of the web, which has another origin, may show it. */
export function labelFile(reply: FastifyReply, type: string): void {
  const vary = reply.getHeader("vary");
  const proofs = "authorization, visitor-key";
  reply
    .type(type)
    .header("cache-control", cachingOf(type))
    .header("vary", vary === undefined ? proofs : `${String(vary)}, ${proofs}`)
    .header("cross-origin-resource-policy", "cross-origin");
}
