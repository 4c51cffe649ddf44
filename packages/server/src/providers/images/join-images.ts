import sharp from "sharp";

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
