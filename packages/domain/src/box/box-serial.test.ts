import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBoxSerial, makeBoxSerial, parseBoxSerial, parseBoxSerialPart } from "./box-serial.ts";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const values = fc.array(fc.nat({ max: 31 }), { minLength: 9, maxLength: 9 });

/** The serial that these random numbers make. */
function serialOf(numbers: readonly number[]): string {
  const rest = [...numbers];
  return makeBoxSerial((limit) => (rest.shift() ?? 0) % limit);
}
const serials = values.map(serialOf);

describe("parseBoxSerialPart", () => {
  it.each([
    ["bx7", "BX7"],
    ["k3f9", "K3F9"],
    ["bx7k 3f9q x2m4", "BX7K3F9QX2M4"],
    ["bxo1", "BX01"],
    ["bx", null],
    ["tv5", null],
    ["캠핑 의자", null],
    ["bx%_", null],
    ["", null],
  ] as const)("reads %j as %j", (typed, part) => {
    expect(parseBoxSerialPart(typed)).toBe(part);
  });
});

describe("makeBoxSerial", () => {
  it("ends with the check letter", () => {
    expect(serialOf(Array.from("7K3F9QX2M", (letter) => LETTERS.indexOf(letter)))).toBe(
      "BX7K3F9QX2M4",
    );
    expect(serialOf([0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe("BX0000000000");
  });

  it("returns another serial of the contract's form when the random numbers differ", () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(serialOf(one)).toMatch(/^BX[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(isBoxSerial(serialOf(one))).toBe(true);
        expect(serialOf(one) === serialOf(other)).toBe(one.join() === other.join());
      }),
    );
  });
});

describe("isBoxSerial", () => {
  it("returns false when any one letter is wrong", () => {
    fc.assert(
      fc.property(
        serials,
        fc.integer({ min: 2, max: 11 }),
        fc.nat({ max: 31 }),
        (serial, at, to) => {
          const changed = serial.slice(0, at) + LETTERS.charAt(to) + serial.slice(at + 1);
          expect(isBoxSerial(changed)).toBe(changed === serial);
        },
      ),
    );
  });

  it("returns false when two different neighbours are swapped", () => {
    fc.assert(
      fc.property(serials, fc.integer({ min: 2, max: 10 }), (serial, at) => {
        const [one, two] = [serial.charAt(at), serial.charAt(at + 1)];
        const changed = serial.slice(0, at) + two + one + serial.slice(at + 2);
        expect(isBoxSerial(changed)).toBe(changed === serial);
      }),
    );
  });

  it.each([
    "",
    "BX",
    "BX7K3F9QX2M",
    "BX7K3F9QX2M44",
    "bx7k3f9qx2m4",
    "ST7K3F9QX2M4",
    "BX7K3F9QX2U4",
  ])("rejects %j", (text) => {
    expect(isBoxSerial(text)).toBe(false);
  });
});

describe("parseBoxSerial", () => {
  it.each(["bx7k3f9qx2m4", " BX 7K3F-9QX2-M4 ", "BX7K3F9QX2M4"])("reads %j", (typed) => {
    expect(parseBoxSerial(typed)).toBe("BX7K3F9QX2M4");
  });

  it("reads O as 0 and I and L as 1 when they are typed for them", () => {
    fc.assert(
      fc.property(serials, (serial) => {
        const typed = serial.replaceAll("0", "o").replaceAll("1", "l");
        expect(parseBoxSerial(typed)).toBe(serial);
      }),
    );
  });

  it("returns null when the text is not a box serial", () => {
    expect(parseBoxSerial("BX7K3F9QX2M5")).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBoxSerial(text) === null || text.toUpperCase().includes("B")).toBe(true);
      }),
    );
  });
});
