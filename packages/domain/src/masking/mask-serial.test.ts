import { expect, it } from "vitest";
import { maskSerial } from "./mask-serial.ts";

it("maskSerial hides the middle of a serial", () => {
  expect(maskSerial("MV202611207K3F9QX2")).toBe("MV2026****9QX2");
});
