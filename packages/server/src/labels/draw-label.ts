import { brand } from "@damadum/domain";
import { drawCode } from "./draw-code.ts";
import { LABEL, MM, type LabelPlace } from "./sheet.ts";

/** Side of the code with its white border, large enough to be read at arm's length. */
const CODE = 54 * MM;
const PAD = 5 * MM;

/** Draws a label: the code on the left; name, serial in groups for typing, and web address on the right. */
export function drawLabel(
  document: PDFKit.PDFDocument,
  label: { readonly serial: string; readonly url: string; readonly place: LabelPlace },
): void {
  const { serial, url, place } = label;
  const y = place.y + (LABEL.height - CODE) / 2;
  drawCode(document, url, { x: place.x + PAD - 2 * MM, y, side: CODE });
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

/** Three groups of four, as they are read aloud. */
function groupsOf(serial: string): readonly string[] {
  return serial.match(/.{4}/g) ?? [];
}
