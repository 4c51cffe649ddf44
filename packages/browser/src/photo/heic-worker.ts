// A file of its own, exactly as its authors publish it: the licence (LGPL) lets anyone exchange it for another version.
import libheifUrl from "libheif-js/libheif-wasm/libheif-bundle.mjs?url";
import type { HeicAnswer, HeicQuestion } from "./convert-heic.ts";
import { drawJpeg } from "./draw-jpeg.ts";

/** The part of libheif that is used here; its own types describe the C functions below it. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: ArrayBuffer): readonly HeifImage[] };
}

interface HeifImage {
  get_width(): number;
  get_height(): number;
  /** Decodes into the given pixels, upright; null when it cannot. */
  display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
}

self.addEventListener("message", ({ data }: MessageEvent<HeicQuestion>) => {
  const answer = (message: HeicAnswer) => self.postMessage(message, { transfer: [] });
  convert(data).then(answer, (error: unknown) =>
    // An image of this size that the device has no memory for.
    answer(error instanceof RangeError ? "huge" : "broken"),
  );
});

function loadLibheif(): Promise<{ default: () => Libheif } | null> {
  return import(/* @vite-ignore */ libheifUrl).catch(() => null);
}

async function convert({ file, side, maxPixels }: HeicQuestion): Promise<HeicAnswer> {
  const module = await loadLibheif();
  if (module === null) return "offline";
  const decoder = new (module.default().HeifDecoder)();
  const [image] = decoder.decode(await file.arrayBuffer());
  if (image === undefined) return "broken";
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return "huge";
  const pixels = await new Promise<ImageData | null>((resolve) => {
    image.display(new ImageData(width, height), resolve);
  });
  if (pixels === null) return "broken";
  const bitmap = await createImageBitmap(pixels);
  return drawJpeg(bitmap, { width, height, side });
}
