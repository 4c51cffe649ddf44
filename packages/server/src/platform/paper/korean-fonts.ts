import { readFile } from "node:fs/promises";
import { create } from "fontkit";

/** fontkit reads the header of an empty glyph too, which for the last one lies beyond the end of the file. */
async function read(file: string): Promise<Buffer> {
  return Buffer.concat([await readFile(new URL(file)), Buffer.alloc(16)]);
}

// Read once: this module is loaded with the first certificate.
const fonts = {
  regular: await read(
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf"),
  ),
  bold: await read(
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf"),
  ),
} as const;

const font = create(fonts.regular);
const glyphs: ReadonlySet<number> = new Set("characterSet" in font ? font.characterSet : []);

/**
 * Registers Noto Sans KR as `regular` and `bold`: Hangul with its single letters, Hanja, kana, Latin with every accent,
 * Greek, Cyrillic and the signs of Korean offices. pdfkit embeds only the letters that a document contains.
 */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);
}

/** Characters without a shape of their own, such as zero-width spaces and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}]/u;

/** Shapes of the same look and meaning: what Korean input methods type as a wave, and the bar inside ⅓. */
const LOOKALIKES: Readonly<Record<string, string>> = { "\u223C": "～", "\u2044": "/" };

/** Text as it is printed, where a letter that the fonts lack is replaced by those that it stands for (NFKC). */
export function printable(text: string): string {
  return [...text.normalize("NFC")].map((letter) => printableLetter(letter) ?? "").join("");
}

/** The letters of a text that would be missing on paper, each once. */
export function lettersWithoutShape(text: string): readonly string[] {
  return [...new Set(text.normalize("NFC"))].filter((letter) => printableLetter(letter) === null);
}

function printableLetter(letter: string): string | null {
  // A line break separates words; the paper breaks its own lines.
  if (letter === "\n" || letter === "\t") return " ";
  if (INVISIBLE.test(letter)) return "";
  const plain = [...letter.normalize("NFKC")].map((each) => LOOKALIKES[each] ?? each).join("");
  const known = [letter, plain].find((each) =>
    [...each].every((one) => glyphs.has(one.codePointAt(0) ?? 0)),
  );
  return known ?? null;
}
