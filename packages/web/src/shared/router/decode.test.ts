import { expect, test } from "vitest";
import { decode, isDecodable } from "./decode.ts";

test.each([
  ["/my/estimate/MV1", "/my/estimate/MV1", true],
  ["%EA%B0%80", "가", true],
  ["/my/estimate/%E0%A4%A", "/my/estimate/%E0%A4%A", false],
  ["100%", "100%", false],
  ["/brand%0A", "/brand\n", false],
  ["/my/%E2%80%A8", "/my/\u2028", false],
])("decode of %s is %s, decodable: %s", (text, decoded, can) => {
  expect(decode(text)).toBe(decoded);
  expect(isDecodable(text)).toBe(can);
});
