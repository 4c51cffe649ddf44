import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** A drawing in `pictures`. */
export type DemoPicture =
  | "books"
  | "camping"
  | "closed-box"
  | "documents"
  | "hobbies"
  | "kitchen"
  | "summer-clothes"
  | "toys"
  | "winter-clothes";

/** Renders a drawing as a jpeg, like a photo from a camera. */
export async function demoPicture(name: DemoPicture): Promise<Uint8Array> {
  const drawing = await readFile(new URL(`./pictures/${name}.svg`, import.meta.url));
  return sharp(drawing).jpeg().toBuffer();
}
