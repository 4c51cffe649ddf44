import { buffer } from "node:stream/consumers";
import { brand, isBoxSerial, linkTo } from "@damadum/domain";
import { default as PdfDocument } from "pdfkit";
import { drawLabel } from "./draw-label.ts";
import { LABELS_ON_SHEET, labelPlace } from "./sheet.ts";

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
