import { readFile } from "node:fs/promises";

const files = {
  regular: import.meta
    .resolve("@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf"),
} as const;

/** Registers Nanum Gothic as `regular` and `bold`: every Hangul syllable, and the other letters of Korean offices. */
export async function registerFonts(document: PDFKit.PDFDocument): Promise<void> {
  for (const [name, file] of Object.entries(files)) {
    const font = await readFile(new URL(file));
    // fontkit reads the header of an empty glyph too, which for the last one lies beyond the end of the file.
    document.registerFont(name, Buffer.concat([font, Buffer.alloc(16)]));
  }
}

/** Text in glyphs that the font has: signs such as ㈜ and ① are replaced by the letters that they stand for. */
export function printable(text: string): string {
  return text.normalize("NFKC");
}
