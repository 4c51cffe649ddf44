import { expect, it } from "vitest";
import { contentPart, PHOTO_RULE, photosByContent } from "./content-photos.ts";

it("photosByContent spreads 20 pictures over four things and keeps their order", () => {
  const photos = Array.from({ length: 20 }, (_, at) => at);
  const groups = photosByContent(photos);
  expect(groups.map((group) => group.length)).toEqual([5, 5, 5, 5]);
  expect(groups.flat()).toEqual(photos);
});

it("photosByContent returns one empty group when there are no pictures", () => {
  expect(photosByContent([])).toEqual([[]]);
});

it("contentPart counts a thing once, and shortens the names of its later entries to fit", () => {
  const books = { name: "책", count: 30 };
  expect([0, 1, 2].map((at) => contentPart(books, at))).toEqual([
    books,
    { name: "책 (사진 2)", count: 1 },
    { name: "책 (사진 3)", count: 1 },
  ]);
  const long = { name: "책".repeat(100), count: 1 };
  expect(contentPart(long, 1).name).toBe(`${"책".repeat(93)} (사진 2)`);
});

it("PHOTO_RULE names the limit", () => {
  expect(PHOTO_RULE).toContain("5장");
});
