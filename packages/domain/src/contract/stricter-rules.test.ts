import { limits } from "@damadum/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isFloor } from "../floor/floor.ts";
import { checkBoxRental } from "../move/check-box-rental.ts";
import { checkHelpers } from "../move/check-helpers.ts";
import { checkItems } from "../move/check-items.ts";
import { checkPassword } from "../password/check-password.ts";
import { isPhoneNumber } from "../phone/phone-number.ts";
import { isUsername } from "../username/is-username.ts";
import { stricterRules } from "./stricter-rules.ts";

/** Values that the contract allows, the limits among them, and whether the domain accepts them. */
function rule<T>(name: string, allowed: fc.Arbitrary<T>, accepts: (value: T) => boolean) {
  const rejects: (value: T) => boolean = Reflect.get(stricterRules, name)?.rejects ?? (() => false);
  return { name, isNarrower: name in stricterRules, check };

  function check(): { readonly narrowed: number } {
    let narrowed = 0;
    fc.assert(
      fc.property(allowed, (value) => {
        if (rejects(value)) narrowed += 1;
        expect(accepts(value), JSON.stringify(value)).toBe(!rejects(value));
      }),
      { numRuns: 500 },
    );
    return { narrowed };
  }
}

const within = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
const sized = ({ minLength, maxLength }: { minLength: number; maxLength: number }) =>
  fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ unit: fc.constantFrom("a", "1"), minLength, maxLength }),
    fc.constantFrom("a1".padEnd(minLength, "b"), "a1".padEnd(maxLength, "b")),
  );
const { Username } = limits;
const usernames = fc
  .stringMatching(new RegExp(Username.pattern))
  .map((text) => text.slice(0, Username.maxLength).padEnd(Username.minLength, "a"));
const day = { date: "2026-12-01", time: "09:00" };

describe("a rule of domain", () => {
  it.each([
    rule("Floor", within(limits.Floor), isFloor),
    rule("NewPassword", sized(limits.NewPassword), (text) => checkPassword(text).valid),
    rule("Username", usernames, isUsername),
    rule("PhoneNumber", fc.stringMatching(new RegExp(limits.PhoneNumber.pattern)), isPhoneNumber),
    rule("HelperCount", within(limits.HelperCount), (helperCount) => {
      return checkHelpers({ extraHelp: true, helperCount }).length === 0;
    }),
    rule("MoveItemCount.count", within(limits.MoveItemCount.count), (count) => {
      return checkItems([{ itemId: "box-large", count }]).every(
        ({ code }) => code !== "out_of_range",
      );
    }),
    rule("OrderBoxCount", within(limits.OrderBoxCount), (boxCount) => {
      const rental = { boxCount, delivery: day, collection: day };
      const move = { moveDate: day.date, moveTime: day.time };
      return checkBoxRental(rental, move, "2026-11-20").every(
        ({ path }) => path.at(-1) !== "boxCount",
      );
    }),
  ])("$name accepts what the contract allows except for what `stricterRules` names", (one) => {
    const { narrowed } = one.check();
    expect(narrowed > 0).toBe(one.isNarrower);
  });
});
