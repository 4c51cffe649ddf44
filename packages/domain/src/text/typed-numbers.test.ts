import fc from "fast-check";
import { expect, it } from "vitest";
import { formatCount } from "../money/format-count.ts";
import { readDigits, readFloor, readNumber, readWhole } from "./typed-numbers.ts";

it.each([
  ["89000", 89_000],
  ["89,000", 89_000],
  ["89,000.00", 89_000],
  ["89000.0", 89_000],
  ["8 9000", 89_000],
  ["８９，０００원", 89_000],
  ["₩89,000", 89_000],
  ["￦89,000", 89_000],
  ["30만원", 300_000],
  ["30만 원", 300_000],
  ["8만9천", 89_000],
  ["8만 9,000원", 89_000],
  ["1.5만", 15_000],
  ["1억2000만", 120_000_000],
  ["3천원", 3_000],
  ["0", 0],
])("readWhole of %s is %d won", (text, amount) => {
  expect(readWhole(text, "원")).toBe(amount);
});

it.each([
  "",
  "원",
  "-5000",
  "1e5",
  "89000.5",
  "89.000",
  "89,00",
  "8만9",
  "1.23456만",
  "9천8만",
  "약 3만원",
  "3~5만원",
  "5만원 정도",
  "삼만원",
  "99999999999999999999",
])("readWhole of %j is null, because it is not certain", (text) => {
  expect(readWhole(text, "원")).toBeNull();
});

it("readWhole reads every count as it is written", () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(readWhole(String(count))).toBe(count);
      expect(readWhole(formatCount(count))).toBe(count);
    }),
  );
});

it.each([
  ["3", 3],
  ["3층", 3],
  ["3 F", 3],
  ["１２", 12],
  ["B1", -1],
  ["b2층", -2],
  ["지하 1층", -1],
  ["지하1", -1],
  ["-2", -2],
  ["0", 0],
])("readFloor of %s is %d", (text, floor) => {
  expect(readFloor(text)).toBe(floor);
});

it.each(["", "층", "1.5", "1e1", "3~4층", "반지하", "2층 반", "옥상"])(
  "readFloor of %j is null, because it is not certain",
  (text) => {
    expect(readFloor(text)).toBeNull();
  },
);

it.each([
  ["482-019", "482019"],
  ["번호 ４８２０１９", "482019"],
  ["010-1234-5678 (집)", "01012345678"],
  ["없음", ""],
])("readDigits of %s are %j", (text, digits) => {
  expect(readDigits(text)).toBe(digits);
});

it.each(["010-12a4-5678", "010-1234-567O", "02-123-4567 내선 12", "３월１"])(
  "readDigits of %s are null, because letters are among them",
  (text) => {
    expect(readDigits(text)).toBeNull();
  },
);

it.each([
  ["50,000", undefined, 50_000],
  ["３", undefined, 3],
  ["-2", undefined, -2],
  ["2.5", undefined, 2.5],
  ["30만원", "won", 300_000],
  ["B1", "floor", -1],
  ["지하 1층", "floor", -1],
])("readNumber of %s as %s is %d", (text, format, number) => {
  expect(readNumber(text, format)).toBe(number);
});

it.each([
  ["1e5", undefined],
  ["0x10", undefined],
  [" ", undefined],
  ["89,00", undefined],
  ["89.000", undefined],
  ["Infinity", undefined],
  ["-5000", "won"],
  ["0.5", "won"],
  ["반지하", "floor"],
])("readNumber of %j as %s is null, because it is not certain", (text, format) => {
  expect(readNumber(text, format)).toBeNull();
});
