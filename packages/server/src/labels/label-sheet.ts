import { buffer } from "node:stream/consumers";
import { brand, isBoxSerial, linkTo } from "@damadum/domain";
import { default as PdfDocument } from "pdfkit";
import { LABELS_ON_SHEET, labelPlace, LABEL, MM, type LabelPlace, drawCode } from "./sheet.ts";

/** Side of the code with its white border, large enough to be read at arm's length. */
const CODE = 54 * MM;
const PAD = 5 * MM;

/** Draws a label: the code on the left; name, serial in groups for typing, and web address on the right. */
function drawLabel(
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

/**
 * A PDF of A4 sheets of self-adhesive labels, eight per sheet, in the order of `serials`. The code on a label
 * opens the box's contents on `origin` (such as `https://damadum.example`).
 */
export async function labelSheet(input: {
  readonly serials: readonly string[];
  readonly origin: string;
  readonly now: Date;
}): Promise<Buffer> {
  const wrong = input.serials.find((serial) => !isBoxSerial(serial));
  if (wrong !== undefined) throw new RangeError(`${wrong} is no box serial`);
  const document = new PdfDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    info: { Title: `${brand.nameInLatin} box labels`, CreationDate: input.now },
  });
  for (const [index, serial] of input.serials.entries()) {
    if (index % LABELS_ON_SHEET === 0) document.addPage();
    const url = new URL(linkTo("boxContent", { serial }), input.origin).href;
    drawLabel(document, { serial, url, place: labelPlace(index) });
  }
  document.end();
  return buffer(document);
}
