import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Width } from "./compare.ts";
import type { Mode } from "./data.ts";
import { hashOf } from "./print.ts";
import type { Shown } from "./visit.ts";

export const SCHEMES = ["light", "dark"] as const;

/** The file of a story's picture in the cache of a build. */
export function pictureFile(cache: string, story: string, mode: Mode): string {
  return join(cache, "pictures", story, `${mode}.webp`);
}

/** The elements on a story's picture, as JSON. */
export function elementsFile(cache: string, story: string, width: Width): string {
  return join(cache, "pictures", story, `${width}.json`);
}

export function hasPictures(cache: string, story: string, width: Width): boolean {
  return SCHEMES.every((scheme) => existsSync(pictureFile(cache, story, `${width}-${scheme}`)));
}

/** Draws the shown story in both schemes into the cache of its build. */
export async function keepPictures(cache: string, shown: Shown): Promise<void> {
  const { id, width } = shown;
  const drawn = await shown.draw();
  mkdirSync(dirname(pictureFile(cache, id, `${width}-light`)), { recursive: true });
  writeFileSync(elementsFile(cache, id, width), JSON.stringify(drawn.elements));
  for (const scheme of SCHEMES) {
    const webp = sharp(drawn[scheme]).webp({ lossless: true, effort: 2 });
    await webp.toFile(pictureFile(cache, id, `${width}-${scheme}`));
  }
}

export interface PixelDifference {
  readonly size: { readonly width: number; readonly height: number };
  readonly pixels: number;
  /** Left, top, width and height of the smallest box around what differs. */
  readonly box: readonly number[];
  readonly hashes: { readonly before: string | null; readonly after: string | null };
}

/** Counts the pixels that differ between two pictures; what only one of them covers differs too. */
export async function comparePictures(
  before: string | null,
  after: string | null,
): Promise<PixelDifference> {
  const bytes = [before, after].map((file) => (file === null ? null : readFileSync(file)));
  const [one = null, other = null] = await Promise.all(bytes.map(rawPixels));
  const width = Math.max(one?.width ?? 0, other?.width ?? 0);
  const height = Math.max(one?.height ?? 0, other?.height ?? 0);
  const [oldHash = null, newHash = null] = bytes.map((each) =>
    each === null ? null : hashOf(each.toString("latin1")),
  );
  const seen = { size: { width, height }, hashes: { before: oldHash, after: newHash } };
  if (one === null || other === null) {
    return { ...seen, pixels: width * height, box: [0, 0, width, height] };
  }
  if (oldHash === newHash) return { ...seen, pixels: 0, box: [0, 0, 0, 0] };
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    // Most rows are the same, and comparing their bytes at once is a hundred times faster.
    if (one.row(y).equals(other.row(y))) continue;
    for (let x = 0; x < width; x += 1) {
      if (one.at(x, y) === other.at(x, y)) continue;
      pixels += 1;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = y;
    }
  }
  const box = pixels === 0 ? [0, 0, 0, 0] : [left, top, right - left + 1, bottom - top + 1];
  return { ...seen, pixels, box };
}

async function rawPixels(bytes: Buffer | null) {
  if (bytes === null) return null;
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  const at = (x: number, y: number) =>
    x < width && y < height ? pixels[y * width + x] : undefined;
  const row = (y: number) => data.subarray(y * width * 4, Math.min(y + 1, height) * width * 4);
  return { width, height, at, row };
}
