import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "../limit-concurrency.ts";

/** A picture as we store it. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Both sizes of a picture, or null if it is not a picture or has too many pixels. */
export type EncodeImage = (
  bytes: Uint8Array,
) => Promise<{ readonly full: EncodedImage; readonly small: EncodedImage } | null>;

const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
const MAX_PIXELS = 40_000_000;
/** The longer side, in pixels. */
const FULL = 2000;
const SMALL = 320;
const QUALITY = 80;
/** Decoding a picture of 40 million pixels takes 160 MB. */
const BATCH_SIZE = 2;

/** Converts jpeg, png and webp to upright webp without metadata such as place, time or name. */
export function createEncodeImage(): EncodeImage {
  const wait = limitConcurrency(BATCH_SIZE);
  return (bytes) => wait(() => encode(bytes));
}

async function encode(bytes: Uint8Array) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 } as const;
  try {
    const { format } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) return null;
    const full = await fit(sharp(bytes, options).autoOrient(), FULL);
    return { full, small: await fit(sharp(full.bytes), SMALL) };
  } catch {
    // Truncated, corrupt, or larger than allowed: sharp throws nothing else for bytes in memory.
    return null;
  }
}

async function fit(image: Sharp, side: number): Promise<EncodedImage> {
  const { data, info } = await image
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
