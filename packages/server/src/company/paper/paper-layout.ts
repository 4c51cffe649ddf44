import { printable } from "./korean-fonts.ts";

/** Dimensions of the A4 page in points, and its colours. */
export const PAGE = {
  margin: 54,
  foot: 54,
  ink: "#1b1f24",
  quiet: "#59636e",
  line: "#d0d7de",
} as const;

const TERM_WIDTH = 92;
const GAP = 8;

export interface Column {
  readonly header: string;
  /** Share of the paper's width. */
  readonly width: number;
}

const innerWidth = ({ page }: PDFKit.PDFDocument) => page.width - 2 * PAGE.margin;
const bottom = ({ page }: PDFKit.PDFDocument) => page.height - PAGE.foot;

/** Draws a heading and its line, on the next page if less than `room` is left on this one. */
export function startSection(document: PDFKit.PDFDocument, title: string, room = 48): void {
  document.x = PAGE.margin;
  document.y += 18;
  if (document.y + room > bottom(document)) document.addPage();
  document.font("bold").fontSize(11).fillColor(PAGE.ink).text(title);
  drawLine(document, document.y + 4);
  document.y += 11;
}

/** Breaks lines only between words, as Korean is typeset; pdfkit breaks between any two syllables. */
export function keepWords(
  document: PDFKit.PDFDocument,
  text: string,
  width = innerWidth(document),
): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && document.widthOfString(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.join("\n");
}

/** Draws terms with their values; a long value continues on the next line. */
export function drawFacts(
  document: PDFKit.PDFDocument,
  facts: readonly (readonly [term: string, value: string])[],
): void {
  document.fontSize(10);
  for (const [term, value] of facts) {
    const y = document.y;
    document
      .font("regular")
      .fillColor(PAGE.quiet)
      .text(term, PAGE.margin, y, { width: TERM_WIDTH });
    document.fillColor(PAGE.ink).text(printable(value), PAGE.margin + TERM_WIDTH, y, {
      width: innerWidth(document) - TERM_WIDTH,
    });
    document.y += 4;
  }
  document.x = PAGE.margin;
}

/** Draws a table row; one that does not fit begins a new page, below repeated headers. */
export function drawRow(
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  row: { readonly isHead: true } | { readonly isHead?: never; readonly cells: readonly string[] },
): void {
  const isHead = row.isHead === true;
  const widths = columns.map(({ width }) => width * innerWidth(document) - GAP);
  document.font(isHead ? "bold" : "regular").fontSize(9);
  const texts = isHead
    ? columns.map(({ header }) => header)
    : row.cells.map((cell, index) => keepWords(document, printable(cell), widths[index]));
  const heights = texts.map((text, index) =>
    document.heightOfString(text, { width: widths[index] ?? 0 }),
  );
  const height = Math.max(...heights);
  if (document.y + height > bottom(document)) {
    document.addPage();
    if (!isHead) drawRow(document, columns, { isHead: true });
    document.font(isHead ? "bold" : "regular");
  }
  const y = document.y;
  document.fillColor(isHead ? PAGE.quiet : PAGE.ink);
  let x: number = PAGE.margin;
  for (const [index, text] of texts.entries()) {
    const width = widths[index] ?? 0;
    document.text(text, x, y, { width });
    x += width + GAP;
  }
  drawLine(document, y + height + 3);
  document.x = PAGE.margin;
  document.y = y + height + 7;
}

function drawLine(document: PDFKit.PDFDocument, y: number): void {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(document.page.width - PAGE.margin, y)
    .lineWidth(0.5)
    .stroke(PAGE.line);
}
