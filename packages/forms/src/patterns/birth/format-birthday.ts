/** The hyphen put into a month and day typed so far: `031` is `03-1`. Digits too many stay, so that checking still sees them. */
export function formatBirthday(text: string): string {
  const digits = text.replaceAll(/\D/g, "");
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}
