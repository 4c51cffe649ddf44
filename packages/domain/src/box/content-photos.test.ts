import { expect, it } from "vitest";
import { PHOTO_RULE, photosByContent } from "./content-photos.ts";

it("photosByContent spreads 20 pictures over four things and keeps their order", () => {
  const photos = Array.from({ length: 20 }, (_, at) => at);
  const groups = photosByContent(photos);
  expect(groups.map((group) => group.length)).toEqual([5, 5, 5, 5]);
  expect(groups.flat()).toEqual(photos);
});

it("photosByContent is one thing without pictures when there is none", () => {
  expect(photosByContent([])).toEqual([[]]);
});

it("PHOTO_RULE says both limits", () => {
  expect(PHOTO_RULE).toContain("10MB");
  expect(PHOTO_RULE).toContain("5장");
});
