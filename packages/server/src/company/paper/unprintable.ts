/** What nearly every name is made of. Only other letters load the fonts, whose reading takes a moment. */
const USUAL = /^[\p{ASCII}가-힣]*$/u;

/** Names the letters of these texts that no certificate can print, such as "이름의 📦(U+1F4E6)"; null when there are none. */
export async function unprintable(
  texts: readonly (readonly [term: string, text: string | null])[],
): Promise<string | null> {
  const unusual = texts.flatMap(([term, text]) =>
    text === null || USUAL.test(text) ? [] : [[term, text] as const],
  );
  if (unusual.length === 0) return null;
  const { lettersWithoutShape } = await import("../../platform/paper/korean-fonts.ts");
  const found = unusual.flatMap(([term, text]) => {
    const letters = lettersWithoutShape(text).map(named);
    return letters.length === 0 ? [] : [`${term}의 ${letters.join(", ")}`];
  });
  return found.length === 0 ? null : found.join(", ");
}

/** With its code, because some letters look alike and some are not shown by the reader's own fonts. */
function named(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${letter}(U+${code})`;
}

interface NamedBox {
  readonly serial: string;
  readonly name: string | null;
  readonly department: string | null;
}

export function boxLabel({ name, serial }: Pick<NamedBox, "name" | "serial">): string {
  return name === null ? serial : `${name} (${serial})`;
}

/** The boxes whose name or department cannot be printed, each with its letters. */
export async function unprintableBoxes<Box extends NamedBox>(
  boxes: readonly Box[],
): Promise<readonly { readonly box: Box; readonly letters: string }[]> {
  const found: { readonly box: Box; readonly letters: string }[] = [];
  for (const box of boxes) {
    const letters = await unprintable([
      ["이름", box.name],
      ["부서", box.department],
    ]);
    if (letters !== null) found.push({ box, letters });
  }
  return found;
}
