import { brand } from "@damadum/domain";
import { encode } from "uqr";
import { LABEL, MM, type LabelPlace } from "./sheet.ts";

/** Side of the code with its white border, large enough to be read at arm's length. */
const CODE = 54 * MM;
const PAD = 5 * MM;
/** White modules that a reader needs around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A label: the code on the left; name, serial in groups that can be typed, and address on the right. */
export function drawLabel(
  document: PDFKit.PDFDocument,
  label: { readonly serial: string; readonly url: string; readonly place: LabelPlace },
): void {
  const { serial, url, place } = label;
  drawCode(document, url, { x: place.x + PAD - 2 * MM, y: place.y + (LABEL.height - CODE) / 2 });
  const x = place.x + PAD + CODE;
  const width = LABEL.width - CODE - 2 * PAD;
  const line = { width, lineBreak: false };
  document.fillColor("black");
  document.font("Helvetica-Bold").fontSize(12);
  document.text(brand.nameInLatin.toUpperCase(), x, place.y + 9 * MM, line);
  document.font("Courier-Bold").fontSize(24);
  for (const [row, group] of groupsOf(serial).entries()) {
    document.text(group, x, place.y + (20 + row * 10) * MM, line);
  }
  document.font("Helvetica").fontSize(6);
  document.text(new URL(url).host, x, place.y + 56 * MM, line);
}

/** Three groups of four, as they are read out. */
function groupsOf(serial: string): readonly string[] {
  return serial.match(/.{4}/g) ?? [];
}

/** Squares and nothing else: sharp at any size. Neighbours in a row are one, so that no hairline shows between them. */
function drawCode(document: PDFKit.PDFDocument, text: string, { x, y }: LabelPlace): void {
  const { data, size } = encode(text, { ecc: "Q", border: QUIET_ZONE });
  const side = CODE / size;
  for (const [row, modules] of data.entries()) {
    for (let column = 0; column < size; column += 1) {
      if (modules[column] !== true) continue;
      const start = column;
      while (modules[column + 1] === true) column += 1;
      document.rect(x + start * side, y + row * side, (column - start + 1) * side, side);
    }
  }
  document.fill("black");
}
