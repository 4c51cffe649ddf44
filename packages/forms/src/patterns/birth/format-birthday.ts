/**
 * Hyphenates a month and day as they are typed: `031` is `03-1`. Excess digits stay, so that validation still sees
 * them.
 */
export function formatBirthday(text: string): string {
  const digits = text.replaceAll(/\D/g, "");
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}
