import { photoLimits } from "@damadum/domain";
import sharp, { type Sharp } from "sharp";
import { ProblemError } from "../../http/problem-error.ts";
import { limitConcurrency } from "../limit-concurrency.ts";

/** Space between two pictures, in pixels. */
const GAP = 12;

/** Joins pictures into one jpeg, `inARow` per row. */
export async function joinImages(
  images: readonly Uint8Array[],
  inARow: number,
): Promise<Uint8Array> {
  const across = Math.min(inARow, images.length);
  const join = {
    across,
    shim: GAP,
    background: "#ffffff",
    halign: "centre",
    valign: "centre",
  } as const;
  const joined = images.length === 1 ? sharp(images[0]) : sharp([...images], { join });
  return joined.flatten({ background: "#ffffff" }).jpeg().toBuffer();
}

/** A picture as we store it. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface EncodedSizes {
  readonly full: EncodedImage;
  readonly small: EncodedImage;
}

/** Encodes a picture; throws `file_rejected` when it is none, or has more pixels than `photoLimits`. */
export type EncodeImage = (bytes: Uint8Array) => Promise<EncodedSizes>;

const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
/** The longer side, in pixels. */
const SMALL = 320;
const QUALITY = 80;
/** Decoding a picture of 40 million pixels takes 160 MB. */
const BATCH_SIZE = 2;

/** Converts jpeg, png and webp to upright webp without metadata such as place, time or name. */
export function createEncodeImage(): EncodeImage {
  const wait = limitConcurrency(BATCH_SIZE);
  return (bytes) => wait(() => encode(bytes));
}

async function encode(bytes: Uint8Array): Promise<EncodedSizes> {
  const options = { failOn: "error", pages: 1 } as const;
  try {
    // Reads only the header, however many pixels it names.
    const { format, width, height } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (!FORMATS.has(format)) throw new ProblemError("file_rejected");
    if (width * height > photoLimits.maxPixels) {
      throw new ProblemError("file_rejected", { about: "pixels" });
    }
    const full = await fit(sharp(bytes, options).autoOrient(), photoLimits.side);
    return { full, small: await fit(sharp(full.bytes), SMALL) };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    // Truncated or corrupt: sharp throws nothing else for bytes in memory.
    throw new ProblemError("file_rejected", { cause });
  }
}

async function fit(image: Sharp, side: number): Promise<EncodedImage> {
  const { data, info } = await image
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
