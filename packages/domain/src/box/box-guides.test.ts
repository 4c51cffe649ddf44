import { expect, it } from "vitest";
import { boxSize } from "./box-guides.ts";
import { BOX_VOLUME } from "./box-volume-count.ts";

it("boxSize has the volume in which every volume count is measured", () => {
  expect(boxSize.width * boxSize.depth * boxSize.height).toBe(BOX_VOLUME);
});
