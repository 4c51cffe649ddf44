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

/** PDF points per millimetre. */
export const MM = 72 / 25.4;

/** Two by four labels of 99.1 × 67.7 mm on A4, the most common large size (Avery L7165, Formtec 3118). */
const SHEET = { columns: 2, rows: 4, left: 4.65, top: 13.1, gap: 2.5 };

export const LABEL = { width: 99.1 * MM, height: 67.7 * MM };
export const LABELS_ON_SHEET = SHEET.columns * SHEET.rows;

/** The upper left corner of a label on its sheet, in points. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}

export function labelPlace(index: number): LabelPlace {
  const onSheet = index % LABELS_ON_SHEET;
  const column = onSheet % SHEET.columns;
  const row = Math.floor(onSheet / SHEET.columns);
  return {
    x: SHEET.left * MM + column * (LABEL.width + SHEET.gap * MM),
    y: SHEET.top * MM + row * LABEL.height,
  };
}
