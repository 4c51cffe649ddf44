/** Pieces are as long as this, shorter where what is looked for is shorter. */
const LONGEST = 3;

/** Every piece of one to three letters that a search form has, each once: 담아 as ㄷ, ㄷㅏ, ㄷㅏㅁ, ㅏ, … */
export function gramsOf(form: string): ReadonlySet<string> {
  const letters = Array.from(form);
  const grams = new Set<string>();
  for (let start = 0; start < letters.length; start += 1) {
    for (let length = 1; length <= Math.min(LONGEST, letters.length - start); length += 1) {
      grams.add(letters.slice(start, start + length).join(""));
    }
  }
  return grams;
}

/**
 * Pieces that every form with this part has, at most `most` of them, spread over the part. A form that has
 * them all need not have the part; one that lacks one certainly has not.
 */
export function gramsWanted(part: string, most: number): readonly string[] {
  const letters = Array.from(part);
  const size = Math.min(LONGEST, letters.length);
  const grams = letters
    .slice(0, letters.length - size + 1)
    .map((_, start) => letters.slice(start, start + size).join(""));
  const wanted = new Set<string>();
  const steps = Math.min(most, grams.length);
  for (let step = 0; step < steps; step += 1) {
    const gram = grams[steps === 1 ? 0 : Math.round((step * (grams.length - 1)) / (steps - 1))];
    if (gram !== undefined) wanted.add(gram);
  }
  return [...wanted];
}
