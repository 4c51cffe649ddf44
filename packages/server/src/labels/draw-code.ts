import { encode } from "uqr";

/** White modules required around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Draws a QR code as vector rectangles, merging neighbours in a row so that no hairline shows between them. */
export function drawCode(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { data, size } = encode(text, { ecc: "Q", border: QUIET_ZONE });
  const module = side / size;
  for (const [row, modules] of data.entries()) {
    for (let column = 0; column < size; column += 1) {
      if (modules[column] !== true) continue;
      const start = column;
      while (modules[column + 1] === true) column += 1;
      document.rect(x + start * module, y + row * module, (column - start + 1) * module, module);
    }
  }
  document.fill("black");
}
