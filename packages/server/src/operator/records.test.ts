import { afterAll, describe, expect, it } from "vitest";
import { newBillingKey } from "../testing/billing-keys.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { newActiveContract, newCompany } from "../testing/companies.ts";
import { newDoneWork } from "../testing/company-bills.ts";
import { newMember } from "../testing/members.ts";
import { completion, newCompleteOrder, newPreparedOrder } from "../testing/orders.ts";
import { picture } from "../testing/pictures.ts";
import { newPaidStorageOrder } from "../testing/storage-orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { newOperator } from "../testing/operators.ts";
import { testServer } from "../testing/test-server.ts";
import { cellText } from "./wire-result.ts";
import { OperatorError } from "./operator-error.ts";

const server = testServer();
const ops = operatorCommands(server);
afterAll(() => checkLedger(server.services.db));

const rowsOf = async (words: string, input: object = {}) =>
  (await ops(words, input)).tables?.[0]?.rows ?? [];

describe("operators log", () => {
  it("names the member or the order, and drops the name when the member leaves", async () => {
    const { username, token } = await newMember(server);
    await ops("coupons issue", { username, name: "첫 이사", amount: "10000" });
    const concerned = async () => (await rowsOf("operators log"))[0]?.["concerns"];
    expect(await concerned()).toBe(username);
    await server.api.ok("deleteMe", { token });
    expect(await concerned()).not.toBe(username);
    const { serial } = await newPaidStorageOrder(server);
    await ops("storage advance", { serial: serial.toLowerCase(), to: "CONFIRM" });
    expect(await concerned()).toBe(serial.toLowerCase());
  });

  it("names what was done, and why it was refused, in words", async () => {
    const { token } = await newOperator(server);
    await server.api.ok("searchOperator", { token, query: { q: "5678" } });
    await expect(
      ops("moves undo", { serial: "MV00000000AAAAAAAA", reason: "시험" }),
    ).rejects.toThrow("찾을 수");
    const rows = await rowsOf("operators log");
    expect(rows.map(({ command }) => command)).toEqual(
      expect.arrayContaining([
        { value: "search", text: "찾기" },
        { value: "moves undo", text: "잘못 옮긴 마지막 단계를 되돌려요" },
      ]),
    );
    const texts = rows.map(({ outcome }) => cellText(outcome ?? null));
    expect(texts).toContain("거절: 찾을 수 없어요");
    expect(texts.join()).not.toMatch(/[a-z]/i);
  });
});

describe("payments list", () => {
  it("shows the amount really paid when a payment is refunded for its wrong amount", async () => {
    const order = await newPreparedOrder(server);
    const { impUid } = server.provider.pay(order.merchantUid, 1000);
    await server.api.problem("completeEstimatePayment", completion(order, impUid));
    const rows = await rowsOf("payments list", { status: "REFUNDED" });
    expect(rows).toMatchObject([
      { merchantUid: order.merchantUid, amount: { value: 1000 }, refunded: { value: 1000 } },
    ]);
  });
});

describe("reviews", () => {
  it("are answered for everybody to read, and hidden with a reason from all but their writer", async () => {
    const { token, serial } = await newCompleteOrder(server);
    const sent = { token, path: { serial } };
    const body = { rating: 2, content: "늦게 왔어요." };
    await server.api.ok("createEstimateReview", { ...sent, body: { ...body, file_ids: [] } });
    const [listed] = await rowsOf("reviews list");
    expect(listed).toMatchObject({ serial, rating: 2, answer: null, hidden: null });
    const id = listed?.["id"];
    await ops("reviews answer", { id, message: "죄송해요. 다음에는 일찍 갈게요." });
    const answer = "죄송해요. 다음에는 일찍 갈게요.";
    expect(await server.api.ok("listReviews")).toMatchObject([{ answer }]);

    await ops("reviews hide", { id, reason: "남의 이름이 있어요" });
    expect(await server.api.ok("listReviews")).toEqual([]);
    expect(await server.api.ok("getEstimateReview", sent)).toMatchObject({ ...body, answer });
    await ops("reviews show", { id });
    expect(await server.api.ok("listReviews")).toHaveLength(1);
    const none = ops("reviews show", { id: crypto.randomUUID() });
    await expect(none).rejects.toThrow("reviews list");
  });
});

describe("prices show", () => {
  it("shows the price list of a day", async () => {
    const { facts, tables } = await ops("prices show", { day: "2026-12-01" });
    expect(facts).toMatchObject({ 가격표: "2026-11-01", "다음 가격표": null });
    expect(tables?.[0]?.rows[0]).toMatchObject({ base: { value: 90_000 } });
  });
});

describe("boxes photo", () => {
  it("shows the owner the photo of the collected box", async () => {
    const { serial, token, path } = await newPaidStorageOrder(server);
    await ops("storage advance", { serial, to: "CONFIRM" });
    const { boxes } = await server.api.ok("getStorageOrder", { token, path });
    const box = boxes[0]?.serial ?? "";
    const photo = { name: "box.png", base64: (await picture()).toString("base64") };
    const taken = await ops("boxes photo", { serial: box.toLowerCase(), kind: "PICK_UP", photo });
    expect(taken.message).toBe(`${box} 박스의 수거 사진을 남겼어요.`);
    const shown = await server.api.ok("getOrderBoxContents", { token, path });
    const photos = shown.boxes.find((one) => one.box_serial === box)?.photos;
    expect(photos).toEqual([expect.objectContaining({ kind: "PICK_UP" })]);
    const none = ops("boxes photo", { serial: box, kind: "INTAKE" });
    await expect(none).rejects.toThrow("--photo: 꼭 적어 주세요");
  });
});

describe("invoices", () => {
  it("are listed for all companies, issued together, and billed again after a refund", async () => {
    const company = await newCompany(server);
    const cid = await newActiveContract(server, company);
    const wkId = await newDoneWork(server, { ...company, cid });
    const month = "2026-11";
    const preview = await ops("invoices issue-all", { month });
    expect(preview.message).toContain("아직 청구하지 않았어요");
    expect(preview.tables?.[0]?.rows).toHaveLength(1);
    await expect(ops("invoices issue-all", { month: "2026-12", yes: true })).rejects.toThrow(
      OperatorError,
    );
    const issued = await ops("invoices issue-all", { month, yes: true });
    expect(issued.message).toBe("1곳에 청구했어요.");
    expect((await ops("invoices issue-all", { month, yes: true })).message).toContain(
      "것이 없어요",
    );

    const open = (await rowsOf("invoices list")).find((row) => row["month"] === month);
    const id = cellText(open?.["id"] ?? null);
    await ops("invoices tax", { id, number: "20261120-41000000-12345678", day: "2026-11-20" });
    expect((await ops("invoices show", { id })).facts).toMatchObject({
      전자세금계산서: "20261120-41000000-12345678 (2026-11-20)",
      "자동 결제": null,
    });
    const tax = { id, number: "20261120-41000000-87654321", day: "2026-11-20" };
    await expect(ops("invoices tax", tax)).rejects.toThrow("--replace");
    await expect(ops("invoices tax", { ...tax, number: "1" })).rejects.toThrow("24자리");
    await expect(ops("invoices tax", { ...tax, day: "2031-01-01" })).rejects.toThrow(OperatorError);
    const own = { token: company.token, path: { id } };
    expect(await server.api.ok("getCompanyInvoice", own)).toMatchObject({
      charge_on: "2026-11-27",
      tax_invoice: { number: "20261120-41000000-12345678", issued_on: "2026-11-20" },
    });
    const payment_id = await newBillingKey(server, company.token);
    const cpay_id = cellText(open?.["payment"] ?? null);
    const sent = { token: company.token, path: { cpay_id }, body: { payment_id } };
    await server.api.ok("payCompanyPayment", sent);
    await ops("invoices refund", { payment: cpay_id, reason: "금액을 잘못 적음" });
    const again = await ops("invoices issue-all", { month, yes: true });
    expect(again.message).toBe("1곳에 청구했어요.");
    const { invoice_id: held } = await server.services.db
      .selectFrom("company_works")
      .select("invoice_id")
      .where("id", "=", wkId)
      .executeTakeFirstOrThrow();
    expect(held).not.toBe(id);
  });

  it("name the companies whose month before was left out", async () => {
    const company = await newCompany(server);
    await newDoneWork(server, { ...company, cid: await newActiveContract(server, company) });
    await server.clock.later(15, async () => {
      const preview = await ops("invoices issue-all", { month: "2026-12" });
      expect(preview.message).toContain("2026년 11월에 청구하지 않은 기업이 있어요: 담아상사.");
      await ops("invoices issue-all", { month: "2026-11", yes: true });
      const later = await ops("invoices issue-all", { month: "2026-12" });
      expect(later.message).not.toContain("2026-11");
    });
  });
});

describe("companies account", () => {
  it("requires a valid business number", async () => {
    const account = { username: "corp-number", company: "번호상사", name: "이담당" };
    const made = { ...account, phone: "010-9876-5432" };
    const wrong = ops("companies account", { ...made, registration: "999-99-99999" });
    await expect(wrong).rejects.toThrow("사업자등록번호가 아니에요");
    await ops("companies account", { ...made, registration: "1208147521" });
    const rows = await rowsOf("companies list");
    expect(rows.find(({ name }) => name === "번호상사")).toMatchObject({
      registration: "120-81-47521",
    });
  });
});
