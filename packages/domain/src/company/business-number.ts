const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * The business registration number that somebody typed as `123-45-67891`, or null when it is none: ten digits of which the
 * last checks the others, as the National Tax Service counts it.
 */
export function parseBusinessNumber(typed: string): string | null {
  const text = typed.replaceAll(/[\s-]/g, "");
  if (!/^\d{10}$/.test(text)) return null;
  const digits = Array.from(text, Number);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  const check = (10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10;
  if (check !== digits[9]) return null;
  return `${text.slice(0, 3)}-${text.slice(3, 5)}-${text.slice(5)}`;
}
