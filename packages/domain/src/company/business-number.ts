import { withoutSeparators } from "../text/half-width.ts";

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Parses a business registration number into the form `123-45-67891`; returns null when it is not one. The last of its
 * ten digits is the check digit of the National Tax Service.
 */
export function parseBusinessNumber(typed: string): string | null {
  const text = withoutSeparators(typed);
  if (!/^\d{10}$/.test(text)) return null;
  const digits = Array.from(text, Number);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  const check = (10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10;
  if (check !== digits[9]) return null;
  return `${text.slice(0, 3)}-${text.slice(3, 5)}-${text.slice(5)}`;
}
