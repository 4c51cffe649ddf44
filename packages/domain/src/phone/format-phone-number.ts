import { halfWidth } from "../text/half-width.ts";
import { readDigits } from "../text/typed-numbers.ts";

/**
 * Hyphenates a phone number as it is typed: `0101234` is `010-123-4`, `01012345678` is
 * `010-1234-5678`, a pasted `+82 10` is `010`. Excess digits and a text that names no number for certain stay, so that
 * validation still sees them.
 */
export function formatPhoneNumber(text: string): string {
  const digits = readDigits(
    halfWidth(text)
      .trim()
      .replace(/^\+82[^\d\p{Letter}]*0?/u, "0"),
  );
  if (digits === null) return text;
  const prefixLength = digits.startsWith("02") ? 2 : 3;
  const prefix = digits.slice(0, prefixLength);
  const rest = digits.slice(prefixLength);
  const middleLength = rest.length > 7 ? 4 : 3;
  return [prefix, rest.slice(0, middleLength), rest.slice(middleLength)]
    .filter((part) => part !== "")
    .join("-");
}
