/**
 * A card number in groups of four with all but its first and last four digits hidden, `5123-****-****-1234`; null when
 * it has fewer than 12 characters. Digits that are already masked stay masked.
 */
export function maskCardNumber(number: string): string | null {
  const characters = number.replaceAll(/[^0-9*]/g, "");
  if (characters.length < 12) return null;
  const hidden = "*".repeat(characters.length - 8);
  const masked = characters.slice(0, 4) + hidden + characters.slice(-4);
  return (masked.match(/.{1,4}/g) ?? []).join("-");
}
