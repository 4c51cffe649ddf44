import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";

interface EncodedPage {
  readonly body: Buffer;
  readonly etag: string;
}

/** Compresses the page once at start, in every encoding that a browser may request. */
export function compressPage(html: string): Readonly<Record<Encoding, EncodedPage>> {
  const plain = Buffer.from(html);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return {
    br: { body: brotliCompressSync(plain), etag: `"${hash}-br"` },
    gzip: { body: gzipSync(plain), etag: `"${hash}-gzip"` },
    identity: { body: plain, etag: `"${hash}"` },
  };
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim());
  const allows = (name: string) =>
    offers.some((offer) => offer.split(";")[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}
