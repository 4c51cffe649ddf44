import {
  getListCompanyBoxesMockHandler,
  getSetCompanyDefaultPaymentMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company));

const main = page.getByRole("main");

test("company pages redirect to my page with the reason when the member has no company", async () => {
  mockApi.use(scenarios.getMe.loggedIn);
  const app = await renderApp("/my/company/boxes");
  await expect.element(page.getByText("기업 회원만 볼 수 있는 화면이에요.")).toBeVisible();
  await expect.poll(app.path).toBe("/my");
});

test("company pages redirect to my page when the member was removed from the company", async () => {
  const app = await renderApp("/my/company");
  await expect.element(main.getByRole("heading", { level: 1, name: "기업 현황" })).toBeVisible();
  mockApi.use(scenarios.getMe.loggedIn, scenarios.listCompanyWorks.forbidden);
  await app.router.navigate("/my/company/works?page=2");
  await expect.element(page.getByText("기업 회원만 볼 수 있는 화면이에요.")).toBeVisible();
  await expect.poll(app.path).toBe("/my");
});

test("my page links to the workspace when the member belongs to a company", async () => {
  const app = await renderApp("/my");
  await main.getByRole("link", { name: "기업 업무" }).click();
  await expect.poll(app.path).toBe("/my/company");
  await expect.element(main.getByRole("heading", { level: 1, name: "기업 현황" })).toBeVisible();
});

test("box search requests the first page within the filter when words are entered", async () => {
  const asked: string[] = [];
  const app = await renderApp("/my/company/boxes?filter=STORED&page=2");
  await expect.element(main.getByText(/회계 증빙/).first()).toBeVisible();
  mockApi.use(
    getListCompanyBoxesMockHandler(({ request }) => {
      asked.push(new URL(request.url).search);
      return {
        items: [],
        paging: { page: 1, limit: 50, total: 0, total_capped: false, next_cursor: null },
      };
    }),
  );
  await main.getByRole("searchbox", { name: "박스 찾기" }).fill("ㅎㄱ");
  await userEvent.keyboard("{Enter}");
  await expect.element(main.getByText("맞는 박스가 없어요")).toBeVisible();
  expect(new URLSearchParams(app.path().split("?")[1])).toEqual(
    new URLSearchParams({ filter: "STORED", q: "ㅎㄱ" }),
  );
  expect(asked.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { page: "1", limit: "50", filter: "STORED", q: "ㅎㄱ" },
  ]);
});

test("table settings keep hidden columns after a reload and write the page size to the address when they are changed", async () => {
  await page.viewport(1280, 900);
  const app = await renderApp("/my/company/boxes?filter=STORED&page=2");
  await expect.element(main.getByRole("columnheader", { name: "내용물" })).toBeVisible();
  await main.getByRole("button", { name: "표 설정" }).click();
  const dialog = page.getByRole("dialog", { name: "표 설정" });
  await dialog.getByRole("checkbox", { name: "내용물" }).click();
  await dialog.getByRole("combobox", { name: "한 쪽에 보일 박스" }).selectOptions("100개");
  await expect.poll(app.path).toBe("/my/company/boxes?limit=100&filter=STORED");
  await dialog.getByRole("button", { name: "닫기" }).last().click();
  expect(main.getByRole("columnheader", { name: "내용물" }).all()).toHaveLength(0);
  const again = await renderApp(app.path());
  await expect.element(main.getByRole("columnheader", { name: "부서" }).first()).toBeVisible();
  expect(again.path()).toBe("/my/company/boxes?limit=100&filter=STORED");
  expect(main.getByRole("columnheader", { name: "내용물" }).all()).toHaveLength(0);
});

test("a row saves its department without a request for the page when Enter is pressed", async () => {
  await renderApp("/my/company/boxes");
  await main
    .getByRole("button", { name: "2020년 회계 증빙 부서 수정, 경영지원팀" })
    .first()
    .click();
  mockApi.use(scenarios.listCompanyBoxes.error);
  const field = main.getByRole("textbox", { name: "2020년 회계 증빙 부서" });
  await field.fill("법무팀");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(main.getByRole("button", { name: "2020년 회계 증빙 부서 수정, 법무팀" }))
    .toHaveFocus();
});

test("a row restores its text and sends nothing when Escape is pressed", async () => {
  await renderApp("/my/company/boxes");
  const text = main.getByRole("button", { name: "2020년 회계 증빙 부서 수정, 경영지원팀" });
  await text.first().click();
  mockApi.use(scenarios.updateCompanyBox.gone);
  await userEvent.keyboard(" 2팀{Escape}");
  await expect.element(text.first()).toHaveFocus();
  expect(page.getByText(/지금 상태에서는 할 수 없어요/).query()).toBeNull();
});

test("a row shows the reason and keeps what was typed when the server rejects the change", async () => {
  mockApi.use(scenarios.updateCompanyBox.gone);
  await renderApp("/my/company/boxes");
  await main
    .getByRole("button", { name: "2020년 회계 증빙 부서 수정, 경영지원팀" })
    .first()
    .click();
  const field = main.getByRole("textbox", { name: "2020년 회계 증빙 부서" });
  await field.fill("법무팀");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요."))
    .toBeVisible();
  await expect.element(field).toHaveValue("법무팀");
});

test("work list opens a work with its price and history when the work is pressed", async () => {
  const app = await renderApp("/my/company/works");
  await main.getByRole("link", { name: "박스 받기 · 3개" }).first().click();
  await expect.poll(app.path).toMatch(/^\/my\/company\/works\/0193f1c2/);
  await expect.element(main.getByRole("heading", { name: "진행 내역" })).toBeVisible();
  await expect.element(main.getByText("36,300원").first()).toBeVisible();
  await main.getByRole("link", { name: "작업 목록" }).click();
  await expect.poll(app.path).toBe("/my/company/works");
});

test.each([
  ["/my/company/works/x", scenarios.getCompanyWork.missing, "작업을 찾을 수 없어요"],
  ["/my/company/contracts/x", scenarios.getCompanyContract.missing, "계약을 찾을 수 없어요"],
  ["/my/company/invoices/x", scenarios.getCompanyInvoice.missing, "청구서를 찾을 수 없어요"],
])(
  "%s shows that it is missing when it belongs to another company",
  async (path, handler, words) => {
    mockApi.use(handler);
    await renderApp(path);
    await expect.element(main.getByText(words)).toBeVisible();
  },
);

test("an invoice shows every line, the tax and the total when it is overdue", async () => {
  mockApi.use(scenarios.getCompanyInvoice.OVERDUE);
  await renderApp("/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01");
  const paper = main.getByRole("article");
  await expect.element(paper.getByText("IV202612-000042").first()).toBeVisible();
  for (const amount of ["1,500,000원", "33,000원", "1,533,000원", "153,300원", "1,686,300원"]) {
    await expect.element(paper.getByText(amount, { exact: true }).first()).toBeVisible();
  }
  await expect.element(main.getByText(/이 지났어요. 결제해 주세요/)).toBeVisible();
});

const invoicePath = "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01";

test("an invoice is paid with the company's default payment method when no other is chosen", async () => {
  mockApi.use(
    scenarios.getCompanyInvoice.ISSUED,
    scenarios.listCompanyPayments.byItself,
    scenarios.payCompanyPayment.paid,
  );
  const app = await renderApp(invoicePath);
  await expect.element(main.getByRole("radio", { name: /담아카드/ })).toBeChecked();
  mockApi.use(scenarios.getCompanyInvoice.PAID);
  await main.getByRole("button", { name: "1,686,300원 결제하기" }).click();
  await expect
    .element(main.getByRole("heading", { level: 1, name: "청구서를 결제했어요" }))
    .toBeVisible();
  expect(app.path()).toBe(
    "/my/company/payment-complete/mobile?serial=0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01",
  );
});

test("an invoice shows the reason and stays open when the card is declined", async () => {
  mockApi.use(
    scenarios.getCompanyInvoice.ISSUED,
    scenarios.listCompanyPayments.byItself,
    scenarios.payCompanyPayment.failed,
  );
  const app = await renderApp(invoicePath);
  await expect.element(main.getByRole("radio", { name: /담아카드/ })).toBeChecked();
  await main.getByRole("button", { name: "1,686,300원 결제하기" }).click();
  await expect.element(main.getByRole("alert")).toMatchTextContent(/카드 한도를 넘었어요/);
  expect(app.path()).toBe(invoicePath);
});

test("an invoice offers no payment when it is paid", async () => {
  mockApi.use(scenarios.getCompanyInvoice.PAID);
  await renderApp(invoicePath);
  await expect.element(main.getByText("결제를 마쳤어요.")).toBeVisible();
  expect(main.getByRole("button", { name: /결제하기/ }).all()).toHaveLength(0);
});

test("automatic payment is set only when its consent is ticked", async () => {
  const requested: unknown[] = [];
  mockApi.use(
    getSetCompanyDefaultPaymentMockHandler(async ({ request }) => {
      requested.push(await request.json());
    }),
  );
  await renderApp("/my/company/invoices");
  await main.getByRole("button", { name: "자동 결제 신청" }).click();
  const dialog = page.getByRole("dialog", { name: "자동 결제" });
  await dialog.getByRole("radio", { name: /카카오페이/ }).click();
  await dialog.getByRole("button", { name: "자동 결제하기" }).click();
  await expect.element(dialog.getByRole("checkbox")).toHaveFocus();
  expect(requested).toEqual([]);
  await dialog.getByRole("checkbox").click();
  await dialog.getByRole("button", { name: "자동 결제하기" }).click();
  await expect.element(page.getByText("다음 청구서부터 자동으로 결제해요.")).toBeVisible();
  expect(requested).toEqual([{ payment_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c02" }]);
});
