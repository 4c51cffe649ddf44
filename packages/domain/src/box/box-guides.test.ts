import { expect, it } from "vitest";
import { boxSize } from "./box-guides.ts";
import { BOX_VOLUME } from "./box-volume-count.ts";

it("boxSize holds the volume that every volume count is measured in", () => {
  expect(boxSize.width * boxSize.depth * boxSize.height).toBe(BOX_VOLUME);
});
