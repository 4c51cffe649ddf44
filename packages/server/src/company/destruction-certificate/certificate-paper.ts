import { setImmediate } from "node:timers/promises";
import {
  brand,
  certificateStatement,
  formatCount,
  seoulInstant,
  formatKoreanDate,
  groupCode,
  linkTo,
  unprintableCertificate,
} from "@damadum/domain";
import type { DestructionCertificate } from "@damadum/sdk/model";
import { requireOpen } from "../../http/problem-error.ts";
import {
  beginPaper,
  drawFacts,
  drawRow,
  endPaper,
  keepWords,
  PAGE,
  startSection,
  type Column,
} from "../../platform/paper/paper-layout.ts";
import { unprintable, unprintableBoxes } from "../paper/unprintable.ts";
import { drawCode } from "../../labels/sheet.ts";

type Party = DestructionCertificate["company"];

const CODE = 84;

/**
 * The certificate as an A4 PDF that anyone can verify without a login at `origin` (such as `https://example.com`).
 * @throws ProblemError state_conflict, naming each letter that the paper could not show
 */
export async function certificatePaper(
  certificate: DestructionCertificate,
  origin: string,
): Promise<Buffer> {
  const { number, code, boxes } = certificate;
  await requirePrintable(certificate);
  const document = beginPaper({
    title: `폐기 확인서 ${number}`,
    author: certificate.issuer.name,
    madeAt: seoulInstant(certificate.issued_on),
  });
  drawHead(document, certificate);
  drawCheck(document, code, origin);
  startSection(document, `폐기한 박스 ${formatCount(boxes.length)}개`);
  drawRow(document, columns, { isHead: true });
  for (const [index, box] of boxes.entries()) {
    drawRow(document, columns, {
      cells: [
        String(index + 1),
        box.serial,
        box.name ?? "-",
        box.department ?? "-",
        box.retention_until ?? "없음",
      ],
    });
    // A thousand rows take a while: yield to the event loop, so that other requests are not blocked.
    if (index % 50 === 49) await setImmediate();
  }
  return endPaper(document, `${number} · 확인 번호 ${groupCode(code)}`);
}

/** A proof with a gap in a name proves nothing. The page that shows it prints with the reader's own fonts. */
async function requirePrintable({ company, issuer, boxes }: DestructionCertificate): Promise<void> {
  const ofParties = await unprintable([...factsOf(company), ...factsOf(issuer)]);
  const ofBoxes = await unprintableBoxes(boxes);
  const lacking = [
    ...(ofParties === null ? [] : [ofParties]),
    ...ofBoxes.map(({ box, letters }) => `${box.serial} 박스 ${letters}`),
  ];
  const [first] = lacking;
  if (first === undefined) return;
  const others = lacking.length === 1 ? "" : ` 외 ${formatCount(lacking.length - 1)}곳`;
  requireOpen(unprintableCertificate(`${first}${others}`));
}

const columns: readonly Column[] = [
  { header: "번호", width: 0.06 },
  { header: "박스 번호", width: 0.19 },
  { header: "이름", width: 0.4 },
  { header: "부서", width: 0.21 },
  { header: "보존 기한", width: 0.14 },
];

function drawHead(document: PDFKit.PDFDocument, certificate: DestructionCertificate): void {
  const { number, company, issuer, boxes } = certificate;
  document.font("bold").fontSize(24).fillColor(PAGE.ink).text("폐기 확인서");
  document.y += 6;
  document.font("regular").fontSize(10).fillColor(PAGE.quiet);
  document.text(`확인서 번호 ${number} · 발급일 ${formatKoreanDate(certificate.issued_on)}`);
  document.moveDown(1.4).fontSize(11.5).fillColor(PAGE.ink);
  const statement = certificateStatement({
    boxCount: boxes.length,
    destroyedOn: certificate.destroyed_on,
  });
  document.text(keepWords(document, statement), { lineGap: 5 });
  startSection(document, "폐기");
  drawFacts(document, [
    ["요청일", formatKoreanDate(certificate.requested_on)],
    ["폐기일", formatKoreanDate(certificate.destroyed_on)],
    ["박스", `${formatCount(boxes.length)}개`],
    ["작업 번호", certificate.wk_id],
  ]);
  startSection(document, "맡긴 기업");
  drawFacts(document, factsOf(company));
  startSection(document, brand.company.isSample ? "폐기한 회사 (예시 정보)" : "폐기한 회사");
  drawFacts(document, factsOf(issuer));
}

/** The registration of a party; fields that are not recorded are omitted. */
function factsOf(party: Party): readonly (readonly [string, string])[] {
  const facts = [
    ["상호", party.name],
    ["대표자", party.representative_name],
    ["사업자등록번호", party.registration_number],
    ["사업장 주소", party.address],
  ] as const;
  return facts.flatMap(([term, value]) => (value === null ? [] : [[term, value] as const]));
}

/** Draws how the reader can verify the certificate: by its code, or by the QR code that links to the check. */
function drawCheck(document: PDFKit.PDFDocument, code: string, origin: string): void {
  const url = new URL(linkTo("certificateCheck"), origin);
  startSection(document, "진위 확인", CODE + 16);
  const top = document.y;
  drawFacts(document, [
    ["확인 번호", groupCode(code)],
    ["확인하는 곳", url.href],
  ]);
  document.y += 6;
  document.font("regular").fontSize(9).fillColor(PAGE.quiet);
  document.text("로그인 없이 누구나 확인할 수 있어요. 휴대폰으로는 QR 코드를 찍어 주세요.");
  url.searchParams.set("code", code);
  const x = document.page.width - PAGE.margin - CODE;
  drawCode(document, url.href, { x, y: top - 8, side: CODE });
  document.x = PAGE.margin;
  document.y = Math.max(document.y, top - 8 + CODE);
}
