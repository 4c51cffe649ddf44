import { limits } from "@damadum/contract";

const MEGABYTE = 1024 * 1024;

/** Pictures that one thing in a box can have. */
export const PHOTOS_PER_CONTENT = limits.FileIds.maxItems;

/** Bytes of one picture that the server takes (openapi.yaml, uploadFile). */
export const MAX_PHOTO_BYTES = 10 * MEGABYTE;

/** The limits in one sentence, said before anything is chosen. */
export const PHOTO_RULE = `사진은 한 장에 ${MAX_PHOTO_BYTES / MEGABYTE}MB까지, 한 칸에 ${PHOTOS_PER_CONTENT}장까지예요. 더 많으면 칸을 나눠 저장해요.`;

/**
 * How a thing is called and counted in the entry that holds this group of its pictures: the first one counts it, each later one
 * says that it goes on and counts as little as an entry can.
 */
export function contentPart<Words extends { readonly name: string; readonly count: number }>(
  words: Words,
  at: number,
): Words {
  if (at === 0) return words;
  const suffix = ` (사진 ${at + 1})`;
  const name = Array.from(words.name).slice(0, limits.ContentName.maxLength - suffix.length);
  return { ...words, name: name.join("") + suffix, count: limits.ContentCount.minimum };
}

/** Pictures in groups that one thing each can have, in their order. */
export function photosByContent<Photo>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  const groups = Math.max(1, Math.ceil(photos.length / PHOTOS_PER_CONTENT));
  return Array.from({ length: groups }, (_, at) =>
    photos.slice(at * PHOTOS_PER_CONTENT, (at + 1) * PHOTOS_PER_CONTENT),
  );
}
