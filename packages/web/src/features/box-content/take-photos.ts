import { MAX_PHOTO_BYTES } from "@damadum/domain";

/** Pictures that can be sent, and a message for each that cannot. */
export interface TakenPhotos {
  readonly photos: readonly Blob[];
  readonly rejected: readonly string[];
}

const ACCEPTED = ["image/jpeg", "image/png", "image/webp"];

/** Prepares a phone's pictures for upload: converts HEIC to JPEG and reports those the server would reject. */
export async function takePhotos(files: readonly File[]): Promise<TakenPhotos> {
  const photos: Blob[] = [];
  const rejected: string[] = [];
  for (const file of files) {
    try {
      const photo = isHeic(file) ? await toJpeg(file) : file;
      if (!ACCEPTED.includes(photo.type)) rejected.push(`${file.name}: 사진만 올릴 수 있어요.`);
      else if (photo.size > MAX_PHOTO_BYTES) rejected.push(`${file.name}: 10MB보다 커요.`);
      else photos.push(photo);
    } catch {
      rejected.push(`${file.name}: 읽을 수 없는 사진이에요. JPG로 바꿔서 올려 주세요.`);
    }
  }
  return { photos, rejected };
}

function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));
}

/** The library is larger than the rest of the page, so it is loaded with the first picture that needs it. */
async function toJpeg(file: File): Promise<Blob> {
  const { heicTo } = await import("heic-to/csp");
  return heicTo({ blob: file, type: "image/jpeg", quality: 0.85 });
}
