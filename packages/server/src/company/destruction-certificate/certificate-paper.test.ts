import { brand } from "@damadum/domain";
import type { DestructionCertificate } from "@damadum/sdk/model";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { newColleague, newCompany } from "../../testing/companies.ts";
import { newDestroyedBoxes } from "../../testing/destroyed-boxes.ts";
import { testServer } from "../../testing/test-server.ts";
import { updateCompanyDetails } from "../company/update-company-details.ts";
import { certificatePaper } from "./certificate-paper.ts";
import { unprintable } from "../paper/unprintable.ts";
import names from "./certificate-names.json" with { type: "json" };

const server = testServer();

/** The text of each page, as a reader copies it out. */
async function pagesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  return text;
}

const certificate: DestructionCertificate = {
  number: "DC202612-000042",
  code: "7K3F9QX2M4ATB6WN",
  wk_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01",
  company: {
    name: "㈜한빛무역",
    registration_number: "000-00-00000",
    representative_name: "오하늘",
    address: null,
  },
  issuer: {
    name: brand.company.name,
    registration_number: brand.company.businessNumber,
    representative_name: brand.company.representative,
    address: brand.company.address,
  },
  requested_on: "2026-12-01",
  destroyed_on: "2026-12-10",
  issued_on: "2026-12-15",
  boxes: [],
};
const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    serial: `BX7K3F9Q${String(index).padStart(4, "0")}`,
    name: index === 0 ? `2021년 회계 증빙 ${"아주 긴 이름 ".repeat(8)}끝` : "계약서 원본",
    department: "쀍똠팀",
    retention_until: index === 0 ? "2026-11-30" : null,
  }));

describe("certificatePaper", () => {
  it("contains number, code, address of the check, both parties, days and boxes as text", async () => {
    const paper = await certificatePaper(
      { ...certificate, boxes: boxes(2) },
      "https://damadum.example",
    );
    const pages = await pagesOf(paper);
    expect(pages).toHaveLength(1);
    const [text = ""] = pages;
    for (const part of [
      "폐기 확인서",
      "DC202612-000042",
      "7K3F-9QX2-M4AT-B6WN",
      "https://damadum.example/certificates",
      "㈜한빛무역",
      "오하늘",
      brand.company.name,
      brand.company.address,
      "박스 2개와 그 안의 내용물을 2026년 12월 10일 (목)까지 다시 쓸 수 없게 모두 폐기했음을 확인합니다.",
      "2026년 12월 1일",
      "2026년 12월 15일",
      certificate.wk_id,
      "BX7K3F9Q0000",
      "쀍똠팀",
      "2026-11-30",
      "1 / 1",
    ]) {
      expect(text.replaceAll(/\s+/g, " ")).toContain(part);
    }
    // A long name is not cut off.
    expect(text).toContain("끝");
    const { info } = await getMeta(new Uint8Array(paper));
    expect(info).toMatchObject({ Title: "폐기 확인서 DC202612-000042" });
  });

  const paperOf = (rows: readonly string[]) =>
    certificatePaper(
      {
        ...certificate,
        company: {
          ...certificate.company,
          name: names.company_name,
          representative_name: names.representative_name,
        },
        boxes: rows.map((name, at) => ({
          serial: `BX${at}`,
          name,
          department: null,
          retention_until: null,
        })),
      },
      "https://damadum.example",
    );

  it("prints every class of letter that an office types", async () => {
    const classes = {
      "single letters": "ㄱ열 3번 선반",
      Hanja: "喆 机密文件 計劃書",
      kana: "日本語テスト",
      Latin: "Café Renée Müller Nguyễn Thị Minh Khai",
      "other scripts": "ЖΩ αβ",
      signs: "½ ㎡ ① ㉠ ㈜ ⓘ ℡ ※ ★ → ◎",
      "full width": "ＡＢ１２（가）",
      dashes: "2020∼2024 ― ·",
      fractions: "⅓ ⅛",
    };
    const rows = [...names.box_names.filter((name) => !name.includes("📦")), "각".normalize("NFD")];
    const paper = await paperOf([...Object.values(classes), ...rows, "ᄒᆞᆫ글"]);
    const read = (text: string) =>
      text.replaceAll(/\s+/g, " ").normalize("NFKC").replaceAll("∼", "~").replaceAll("⁄", "/");
    const text = read((await pagesOf(paper)).join("\n"));
    for (const part of [
      "ㄱㄴ전자",
      "김喆수",
      ...Object.values(classes),
      "가-ㄴ-2",
      "가나",
      "각",
      "ᄒᆞᆫ글",
    ]) {
      expect(text).toContain(read(part));
    }
  });

  it("is not made when a letter has no shape, and names the letter and its box", async () => {
    await expect(paperOf(["계약서", "2024 결산 📦", "𠮷 กข"])).rejects.toMatchObject({
      code: "state_conflict",
      reason: expect.stringContaining("BX1 박스 이름의 📦(U+1F4E6) 외 1곳. 폐기 확인서 화면에서"),
    });
  });

  it("prints or names each letter of the Korean standard character set", async () => {
    const decoder = new TextDecoder("euc-kr");
    const all = Array.from({ length: 0x7e * 0xbe }, (_, at) =>
      decoder.decode(Uint8Array.of(0x81 + Math.floor(at / 0xbe), 0x41 + (at % 0xbe))),
    ).filter((letter) => /^[^\uFFFD\p{Co}\p{ASCII}]$/u.test(letter));
    expect(all.length).toBeGreaterThan(8_000);
    expect((await unprintable([["이름", all.join("")]]))?.match(/.(?=\(U\+)/gu)?.join("")).toBe(
      "≒˘˝˚˛ː◈ĦŁŦŊħıĸłŧŋŉ隙",
    );
  });

  it("spans pages with headers, number and page on each, and lists every box once", async () => {
    const all = boxes(1000);
    const pages = await pagesOf(
      await certificatePaper({ ...certificate, boxes: all }, "https://damadum.example"),
    );
    expect(pages.length).toBeGreaterThan(10);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain("박스 번호");
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      expect(page).toContain("7K3F-9QX2-M4AT-B6WN");
    }
    const named = pages.join("\n").match(/BX7K3F9Q\d{4}/g);
    expect(named).toEqual(all.map(({ serial }) => serial));
  });
});

describe("downloadDestructionCertificate", () => {
  it("returns an uncached PDF with the original address to every user of the company", async () => {
    const owner = await newCompany(server);
    const { wkId, company } = await newDestroyedBoxes(server, { owner, count: 2 });
    await updateCompanyDetails(server.services, {
      companyId: owner.companyId,
      registrationNumber: undefined,
      representativeName: undefined,
      address: "부산 중구 중앙대로 1",
      businessType: undefined,
      businessItem: undefined,
    });
    const path = { wk_id: wkId };
    const { number, code } = await server.api.ok("getDestructionCertificate", {
      token: company.token,
      path,
    });
    const { token } = await newColleague(server, owner);
    const { status, headers, body } = await server.api.send<Buffer>(
      "downloadDestructionCertificate",
      { token, path },
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    const [text = ""] = await pagesOf(body);
    expect(text).toContain(number);
    expect(text.replaceAll("-", "")).toContain(code);
    expect(text).not.toContain("부산");
  });

  it("returns 409 that names a letter of the company's own name that no font has", async () => {
    const owner = await newCompany(server);
    await updateCompanyDetails(server.services, {
      companyId: owner.companyId,
      registrationNumber: undefined,
      representativeName: "김𠮷수",
      address: undefined,
      businessType: undefined,
      businessItem: undefined,
    });
    const { wkId, company } = await newDestroyedBoxes(server, { owner });
    const sent = { token: company.token, path: { wk_id: wkId } };
    const { status, body } = await server.api.problem("downloadDestructionCertificate", sent);
    expect(status).toBe(409);
    expect(body.message).toContain("대표자의 𠮷(U+20BB7). 폐기 확인서 화면에서");
  });
});
