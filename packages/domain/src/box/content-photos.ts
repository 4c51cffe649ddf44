import { limits } from "@damadum/contract";

/** Most pictures that one thing in a box can have. */
const PHOTOS_PER_CONTENT = limits.FileIds.maxItems;

/** The limit in one sentence, shown before anything is chosen; large pictures are made smaller. */
export const PHOTO_RULE = `물건 하나에 사진 ${PHOTOS_PER_CONTENT}장까지 올릴 수 있어요.`;

/**
 * Name and count of a thing in the entry for group `at` of its pictures: the first entry carries the count; each later
 * one is marked as a continuation and carries the smallest count that an entry can have.
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

/** Pictures in order, in groups as large as one thing can have; one empty group when there are none. */
export function photosByContent<Photo>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  const groups = Math.max(1, Math.ceil(photos.length / PHOTOS_PER_CONTENT));
  return Array.from({ length: groups }, (_, at) =>
    photos.slice(at * PHOTOS_PER_CONTENT, (at + 1) * PHOTOS_PER_CONTENT),
  );
}
