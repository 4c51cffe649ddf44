import { brand, formatCount, formatWon } from "@damadum/domain";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { newBill } from "../../testing/company-bills.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate, newPaidOrder } from "../../testing/orders.ts";
import { newPaidStorageOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

interface Asked {
  readonly token: string;
  readonly subject: "moves" | "storage" | "invoices";
  readonly number: string;
  readonly paper: "estimate" | "statement" | "receipt";
}

const answer = ({ token, ...path }: Asked) =>
  server.api.send<Buffer>("downloadPaper", { token, path });

/** The text of each page of a paper, as a reader copies it out. */
async function pagesOf(asked: Asked): Promise<readonly string[]> {
  const { status, headers, body } = await answer(asked);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
  });
  const document = await getDocumentProxy(new Uint8Array(body));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

describe("downloadPaper", () => {
  it("returns a 견적서 of two numbered pages with permit, insurance, items, sums and seal", async () => {
    const { token } = await newMember(server);
    const memo = "조심히 부탁드려요 📦";
    const { serial, amount } = await newEstimate(server, token, { memo });
    const pages = await pagesOf({ token, subject: "moves", number: serial, paper: "estimate" });
    expect(pages).toHaveLength(2);
    const all = pages.join(" ");
    const { company } = brand;
    for (const part of [
      "이사 견적서",
      serial,
      company.haulingPermit,
      company.cargoInsurance,
      "품목과 부피",
      "조심히 부탁드려요",
      ...amount.lines.map((line) => formatWon(line.amount)),
      `부가세 ${formatWon(amount.vat_amount)} 포함`,
      "1 / 2",
      "2 / 2",
    ]) {
      expect(all).toContain(part);
    }
    expect(all.indexOf("품목과 부피")).toBeLessThan(all.indexOf(formatWon(amount.total_amount)));
  });

  it("returns a 거래명세서 whose supply value and VAT add up to the order's ledger", async () => {
    const { token, serial } = await newPaidStorageOrder(server);
    const order = await server.api.ok("getStorageOrder", { token, path: { serial } });
    const { total_amount: total } = order.ledger;
    const [page = ""] = await pagesOf({
      token,
      subject: "storage",
      number: serial,
      paper: "statement",
    });
    const vat = Math.floor(total / 11);
    for (const part of [
      "거래명세서",
      "공급받는 자",
      "공급자",
      "단가",
      `합계 ${formatCount(total - vat)} ${formatCount(vat)}`,
      `총액 ${formatWon(total)}`,
    ]) {
      expect(page).toContain(part);
    }
  });

  it("returns a 영수증 with method and provider's number of the payment, and what went back", async () => {
    const { token, serial, impUid, amount } = await newPaidOrder(server);
    const asked = { token, subject: "moves", number: serial, paper: "receipt" } as const;
    const [page = ""] = await pagesOf(asked);
    for (const part of [
      "계약금 · 신용·체크카드",
      impUid,
      `받은 금액 ${formatWon(amount)}`,
      "부가세",
    ]) {
      expect(page).toContain(part);
    }
    const cancelled = await server.api.ok("cancelEstimate", { token, path: { serial }, body: {} });
    const [after = ""] = await pagesOf(asked);
    const { refund_amount: refund, cancel_fee_amount: fee } = cancelled.ledger;
    expect(after).toContain(`환불 금액 ${formatWon(refund)}`);
    expect(after).toContain(`취소 수수료 (부가세 없음) ${formatWon(fee)}`);
  });

  it("returns 404 for a receipt before any payment, for another's order and for a quote of storage", async () => {
    const { token, serial } = await newPaidOrder(server);
    const bill = await newBill(server);
    const other = await newMember(server);
    const quote = await newEstimate(server, token);
    const asked: readonly Asked[] = [
      { token, subject: "moves", number: quote.serial, paper: "receipt" },
      { token: other.token, subject: "moves", number: serial, paper: "statement" },
      { token, subject: "storage", number: serial, paper: "estimate" },
      { token: bill.token, subject: "invoices", number: "none", paper: "statement" },
    ];
    for (const one of asked) expect((await answer(one)).status).toBe(404);
    const invoice = { subject: "invoices", number: bill.invoiceId, paper: "statement" } as const;
    expect((await answer({ token, ...invoice })).status).toBe(403);
    expect((await pagesOf({ token: bill.token, ...invoice })).join()).toContain("공급받는 자");
  });
});
