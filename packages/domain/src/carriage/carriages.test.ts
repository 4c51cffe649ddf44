import { expect, it } from "vitest";
import { carriages } from "./carriages.ts";

it("carriages offers all for a move, and all but LADDER for storage (spec section 4)", () => {
  expect(carriages).toEqual({
    STAIRS: { label: "계단", offeredForStorage: true },
    EV: { label: "엘리베이터", offeredForStorage: true },
    LADDER: { label: "사다리차", offeredForStorage: false },
  });
});
