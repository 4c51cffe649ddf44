import { buffer } from "node:stream/consumers";
import { default as PdfDocument } from "pdfkit";
import { printable, registerFonts } from "./korean-fonts.ts";

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
  /** `end` for numbers. */
  readonly align?: "end";
}

/** A column of the paper, in points. */
interface Area {
  readonly x: number;
  readonly width: number;
}

interface Stroke {
  readonly color: string;
  readonly width: number;
}

export const innerWidth = ({ page }: PDFKit.PDFDocument) => page.width - 2 * PAGE.margin;
export const bottom = ({ page }: PDFKit.PDFDocument) => page.height - PAGE.foot;

/** Begins an A4 file with the fonts that can print Korean; `madeAt` is the moment that it says it was made. */
export function beginPaper(info: {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
}): PDFKit.PDFDocument {
  const document = new PdfDocument({
    size: "A4",
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.foot },
    // The footers are drawn last, because only then is the number of pages known.
    bufferPages: true,
    lang: "ko-KR",
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.madeAt },
  });
  registerFonts(document);
  return document;
}

/** Writes the feet of all pages, and returns the file. */
export function endPaper(document: PDFKit.PDFDocument, foot: string): Promise<Buffer> {
  drawFeet(document, foot);
  document.end();
  return buffer(document);
}

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
    // The rounding of a width must not break a line once more.
    if (lines.length > 0 && document.widthOfString(longer) < width - 1) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.join("\n");
}

/** Draws terms with their values, in a column of the paper if one is given; a long value continues on the next line. */
export function drawFacts(
  document: PDFKit.PDFDocument,
  facts: readonly (readonly [term: string, value: string])[],
  { x, width }: Area = { x: PAGE.margin, width: innerWidth(document) },
): void {
  document.fontSize(10);
  for (const [term, value] of facts) {
    const y = document.y;
    document.font("regular").fillColor(PAGE.quiet).text(term, x, y, { width: TERM_WIDTH });
    const room = width - TERM_WIDTH;
    const text = keepWords(document.fillColor(PAGE.ink), printable(value), room);
    document.text(text, x + TERM_WIDTH, y, { width: room });
    document.y += 4;
  }
  document.x = PAGE.margin;
}

/** Writes a text and the number of each page at its foot. */
function drawFeet(document: PDFKit.PDFDocument, text: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // pdfkit would begin another page for text below the margin.
    document.page.margins.bottom = 0;
    const y = document.page.height - PAGE.foot / 2 - 6;
    const width = innerWidth(document);
    document.font("regular").fontSize(8.5).fillColor(PAGE.quiet);
    document.text(text, PAGE.margin, y, { width, lineBreak: false });
    document.text(`${page + 1} / ${count}`, PAGE.margin, y, {
      width,
      align: "right",
      lineBreak: false,
    });
  }
}

/** Draws a table row; one that does not fit begins a new page, below repeated headers. */
export function drawRow(
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  row:
    | { readonly isHead: true }
    | { readonly isHead?: never; readonly isTotal?: boolean; readonly cells: readonly string[] },
): void {
  const isHead = row.isHead === true;
  const weight = isHead || row.isTotal === true ? "bold" : "regular";
  const widths = columns.map(({ width }) => width * innerWidth(document) - GAP);
  document.font(weight).fontSize(9);
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
    document.font(weight);
  }
  const y = document.y;
  document.fillColor(isHead ? PAGE.quiet : PAGE.ink);
  let x: number = PAGE.margin;
  for (const [index, text] of texts.entries()) {
    const width = widths[index] ?? 0;
    // Numbers end where their line ends.
    if (columns[index]?.align === "end") document.text(text, x + GAP, y, { width, align: "right" });
    else document.text(text, x, y, { width });
    x += width + GAP;
  }
  drawLine(document, y + height + 3);
  document.x = PAGE.margin;
  document.y = y + height + 7;
}

export function drawLine(
  document: PDFKit.PDFDocument,
  y: number,
  { color, width }: Stroke = { color: PAGE.line, width: 0.5 },
): void {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(document.page.width - PAGE.margin, y)
    .lineWidth(width)
    .stroke(color);
}
