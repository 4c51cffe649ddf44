import { convertHeic } from "./convert-heic.ts";
import { drawJpeg } from "./draw-jpeg.ts";
import { photoTypeOf } from "./photo-type.ts";

export interface PhotoLimits {
  readonly maxBytes: number;
  readonly maxPixels: number;
  /** The longer side, in pixels, of a picture that is made smaller. */
  readonly side: number;
}

/** Pictures beyond these could take all of a phone's memory: the largest cameras make 200 million pixels. */
const MAX_SOURCE_PIXELS = 210_000_000;
const MAX_SOURCE_BYTES = 100 * 1024 * 1024;

const messages = {
  other: "JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.",
  broken: "읽을 수 없는 사진이에요. 다시 찍거나 다른 사진을 골라 주세요.",
  huge: "사진이 너무 커서 이 기기에서 줄일 수 없어요. 카메라의 해상도를 낮춰 다시 찍거나, 작게 저장한 사진을 골라 주세요.",
  empty: "비어 있는 파일이에요. 사진을 이 기기에 내려받은 뒤 다시 골라 주세요.",
  unreadable: "파일을 열 수 없어요. 폴더라면 안의 사진을 고르고, 사진이라면 다시 골라 주세요.",
  offline: "사진을 바꾸지 못했어요. 인터넷 연결을 확인하고 다시 고르거나, JPG 사진을 골라 주세요.",
} as const;

/**
 * Prepares a photo for upload: HEIC becomes JPEG, and one with more bytes or pixels than the server accepts is made
 * smaller, upright. Others stay as they are, under the type of their content. One is decoded at a time.
 * @throws Error with what the person can do about it
 */
export function preparePhoto(file: File, limits: PhotoLimits): Promise<File> {
  const prepared = previous.then(() => prepare(file, limits));
  previous = prepared.catch(() => undefined);
  return prepared;
}

let previous: Promise<unknown> = Promise.resolve();

async function prepare(file: File, limits: PhotoLimits): Promise<File> {
  if (file.size === 0) throw new Error(messages.empty);
  // A folder, or a photo that was moved or lies on a phone that is no longer connected.
  const type = await photoTypeOf(file).catch((cause: unknown) => {
    throw new Error(messages.unreadable, { cause });
  });
  if (type === null) throw new Error(messages.other);
  if (file.size > MAX_SOURCE_BYTES) throw new Error(messages.huge);
  if (type === "image/heic") return named(file, await heicToJpeg(file, limits));
  const image = await load(file.slice(0, file.size, type));
  if (image === null) throw new Error(messages.broken);
  const { naturalWidth: width, naturalHeight: height } = image;
  try {
    const fits = width * height <= limits.maxPixels && file.size <= limits.maxBytes;
    if (fits) return file.type === type ? file : named(file, file, type);
    if (width * height > MAX_SOURCE_PIXELS) throw new Error(messages.huge);
    return named(file, await draw(image, { width, height, side: limits.side }));
  } finally {
    // Frees the decoded pixels without waiting for the garbage collector.
    image.src = "";
  }
}

function named({ name, lastModified }: File, content: Blob, type = content.type): File {
  return new File([content], name, { type, lastModified });
}

/** The picture with its size, not yet decoded; null when this browser cannot show it. */
async function load(photo: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  const url = URL.createObjectURL(photo);
  try {
    return await new Promise((resolve) => {
      image.addEventListener("load", () => resolve(image));
      image.addEventListener("error", () => resolve(null));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws a picture as people see it: turned by its orientation. */
async function draw(
  image: HTMLImageElement | ImageBitmap,
  size: Parameters<typeof drawJpeg>[1],
): Promise<Blob> {
  try {
    if (image instanceof HTMLImageElement) await image.decode();
    return await drawJpeg(image, size);
  } catch (cause) {
    throw new Error(messages.huge, { cause });
  }
}

/** Only Safari decodes HEIC itself. */
async function heicToJpeg(file: File, { side }: PhotoLimits): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap !== null) {
    const { width, height } = bitmap;
    return draw(bitmap, { width, height, side }).finally(() => bitmap.close());
  }
  const question = { file, side, maxPixels: MAX_SOURCE_PIXELS };
  const answer = await convertHeic(question).catch((cause: unknown) => {
    throw new Error(messages.offline, { cause });
  });
  if (typeof answer === "string") throw new Error(messages[answer]);
  return answer;
}
