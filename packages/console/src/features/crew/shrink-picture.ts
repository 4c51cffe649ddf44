/** Long enough to read a label on the photo, small enough for a phone in an elevator. */
const LONG_SIDE = 1600;
const QUALITY = 0.8;

/** What is drawn, as base64. */
export function base64Of(canvas: HTMLCanvasElement, type: string): string {
  return canvas.toDataURL(type, QUALITY).replace(/^[^,]*,/, "");
}

/** A photo as a smaller JPEG in base64; rejects what the browser cannot read. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser draws nothing");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return base64Of(canvas, "image/jpeg");
  } finally {
    image.close();
  }
}
