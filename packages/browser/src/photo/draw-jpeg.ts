interface Size {
  readonly width: number;
  readonly height: number;
  /** The longer side of the result, in pixels; a smaller picture keeps its size. */
  readonly side: number;
}

const QUALITY = 0.85;

/** Draws a picture, at most as large as `side`, as a JPEG on white. @throws when there is not enough memory */
export async function drawJpeg(
  image: ImageBitmap | HTMLImageElement,
  { width, height, side }: Size,
): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) throw new Error("The browser has no memory for another picture.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
