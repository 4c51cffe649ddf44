/**
 * A card number in groups of four with its middle hidden, `5123-****-****-1234`; null when fewer than the
 * first and the last four digits are there to show. What is hidden already stays hidden.
 */
export function maskCardNumber(number: string): string | null {
  const characters = number.replaceAll(/[^0-9*]/g, "");
  if (characters.length < 12) return null;
  const hidden = "*".repeat(characters.length - 8);
  const masked = characters.slice(0, 4) + hidden + characters.slice(-4);
  return (masked.match(/.{1,4}/g) ?? []).join("-");
}
