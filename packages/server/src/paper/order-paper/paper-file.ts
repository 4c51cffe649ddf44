import { brand, type Paper, type PaperPart } from "@damadum/domain";
import { printable } from "../../platform/paper/korean-fonts.ts";
import {
  beginPaper,
  bottom,
  drawFacts,
  endPaper,
  drawLine,
  drawRow,
  innerWidth,
  keepWords,
  PAGE,
  startSection,
} from "../../platform/paper/paper-layout.ts";

type Document = PDFKit.PDFDocument;
type Facts = Extract<PaperPart, { kind: "facts" }>;

/** Between the two parties, and the share of the first, whose facts are fewer. */
const PARTIES = { gap: 24, first: 0.4 };
const SEAL = 42;
const RED = "#b3261e";

/** A paper as an A4 file, with the mark of the brand, the seal and numbered pages; `now` is when it is made. */
export function paperFile(paper: Paper, now: Date): Promise<Buffer> {
  const document = beginPaper({
    title: `${paper.title} ${paper.number}`,
    author: brand.company.name,
    madeAt: now,
  });
  drawHead(document, paper);
  const [first, second, ...rest] = paper.parts;
  if (first?.kind === "facts" && second?.kind === "facts") drawParties(document, first, second);
  for (const part of rest) drawPart(document, part);
  drawSeal(document);
  return endPaper(document, `${paper.title} ${paper.number}`);
}

function drawHead(document: Document, { title, meta }: Paper): void {
  const { x, y } = document;
  drawMark(document, x, y);
  document
    .font("bold")
    .fontSize(20)
    .fillColor(PAGE.ink)
    .text(title, x + 40, y + 3);
  document.y = y;
  const column = { x: x + innerWidth(document) * 0.5, width: innerWidth(document) * 0.5 };
  drawFacts(document, pairs(meta), column);
  document.y = Math.max(document.y, y + 36) + 6;
  drawLine(document, document.y, { color: PAGE.ink, width: 1.5 });
}

/** The mark of the page's header (ui, logo.tsx), in the brand's colours on white. */
function drawMark(document: Document, x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .scale(32 / 28);
  document.path("M3 12.5h22V19a5.5 5.5 0 0 1-5.5 5.5h-11A5.5 5.5 0 0 1 3 19v-6.5Z").fill("#1f5c47");
  document.path("M5.5 3.5h17l2.5 6.25H3L5.5 3.5Z").fill("#dcb184");
  document.path("M10.5 16.25h7").lineWidth(2).lineCap("round").stroke("#ffffff");
  document.restore();
}

function drawParties(document: Document, first: Facts, second: Facts): void {
  document.y += 14;
  const top = document.y;
  const inner = innerWidth(document) - PARTIES.gap;
  const left = { x: PAGE.margin, width: inner * PARTIES.first };
  const right = { x: PAGE.margin + left.width + PARTIES.gap, width: inner - left.width };
  const ends = [
    { part: first, column: left },
    { part: second, column: right },
  ].map(({ part, column }) => {
    document.font("bold").fontSize(11).fillColor(PAGE.ink);
    document.text(part.caption, column.x, top, { width: column.width });
    document.y += 5;
    drawFacts(document, pairs(part.facts), column);
    return document.y;
  });
  document.y = Math.max(...ends) - 8;
}

function drawPart(document: Document, part: PaperPart): void {
  if (part.kind === "note") {
    document.y += 10;
    const text = keepWords(document.font("regular").fontSize(9), part.text);
    const height = document.heightOfString(text, { lineGap: 2 });
    if (document.y + height + 16 > bottom(document)) document.addPage();
    document.font("bold").fontSize(10).fillColor(PAGE.ink).text(part.title);
    document.font("regular").fontSize(9).fillColor(PAGE.quiet);
    document.text(text, PAGE.margin, document.y + 2, { lineGap: 2 });
    return;
  }
  const isMoney = part.kind === "facts" && part.isMoney === true;
  // A sum does not leave what it adds up.
  startSection(document, part.caption, isMoney ? 40 + part.facts.length * 19 : undefined);
  if (part.kind === "table") {
    drawRow(document, part.columns, { isHead: true });
    for (const cells of part.rows) drawRow(document, part.columns, { cells });
    drawRow(document, part.columns, { cells: part.footer, isTotal: true });
    return;
  }
  if (!isMoney) return drawFacts(document, pairs(part.facts));
  for (const { term, hint, value, isTotal } of part.facts) {
    const cells = [hint === undefined ? term : `${term} (${hint})`, value];
    drawRow(document, amounts, { cells, isTotal: isTotal === true });
  }
}

const amounts = [
  { header: "", width: 0.75 },
  { header: "", width: 0.25, align: "end" },
] as const;

/** Who issues it, with a stamp of four letters, two by two. */
function drawSeal(document: Document): void {
  const { name, seal } = brand.company;
  document.y += 20;
  if (document.y + SEAL > bottom(document)) document.addPage();
  const y = document.y;
  const x = document.page.width - PAGE.margin - SEAL;
  document.font("bold").fontSize(11).fillColor(PAGE.ink);
  document.text(name, PAGE.margin, y + SEAL / 2 - 7, {
    width: innerWidth(document) - SEAL - 12,
    align: "right",
  });
  document.save().rotate(-4, { origin: [x + SEAL / 2, y + SEAL / 2] });
  document.roundedRect(x, y, SEAL, SEAL, 4).lineWidth(1.6).stroke(RED);
  document.fontSize(14).fillColor(RED);
  for (const [row, letters] of [seal.slice(0, 2), seal.slice(2)].entries()) {
    document.text(letters, x + 6, y + 2 + row * 17, { characterSpacing: 2.5, lineBreak: false });
  }
  document.restore();
}

const pairs = (facts: readonly { readonly term: string; readonly value: string }[]) =>
  facts.map(({ term, value }) => [term, printable(value)] as const);
