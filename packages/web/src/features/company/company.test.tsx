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

test("a member who acts for no company is sent to their own page, which says why", async () => {
  mockApi.use(scenarios.getMe.loggedIn);
  const app = await renderApp("/my/company/boxes");
  await expect.poll(app.path).toBe("/my");
  await expect.element(page.getByText("기업 회원만 볼 수 있는 화면이에요.")).toBeVisible();
});

test("company pages lead to the member's own page when a person was taken out of the company meanwhile", async () => {
  const app = await renderApp("/my/company");
  await expect.element(main.getByRole("heading", { level: 1, name: "기업 현황" })).toBeVisible();
  mockApi.use(scenarios.getMe.loggedIn, scenarios.listCompanyWorks.forbidden);
  await app.router.navigate("/my/company/works?page=2");
  await expect.poll(app.path).toBe("/my");
  await expect.element(page.getByText("기업 회원만 볼 수 있는 화면이에요.")).toBeVisible();
});

test("the company's page leads a company's person to the workspace", async () => {
  const app = await renderApp("/my");
  await main.getByRole("link", { name: "기업 업무" }).click();
  await expect.poll(app.path).toBe("/my/company");
  await expect.element(main.getByRole("heading", { level: 1, name: "기업 현황" })).toBeVisible();
});

test("a count of the overview leads to its boxes", async () => {
  const app = await renderApp("/my/company");
  await main.getByRole("link", { name: /보존 기한 임박 30/ }).click();
  await expect.poll(app.path).toBe("/my/company/boxes?filter=EXPIRING");
});

test("what waits for the company comes first among the works under way, and what is over is left out", async () => {
  await renderApp("/my/company");
  const works = main.getByRole("list", { name: "진행 중인 작업" }).getByRole("listitem");
  await expect.element(works.first()).toMatchTextContent(/기한 안에 결제해 주세요/);
  expect(works.all()).toHaveLength(4);
});

test("only invoices that are not paid are to pay, the one that is due first at the top", async () => {
  await renderApp("/my/company");
  const invoices = main.getByRole("list", { name: "결제할 청구서" }).getByRole("listitem");
  await expect.element(invoices.first()).toMatchTextContent(/기한 지남/);
  expect(invoices.all()).toHaveLength(2);
});

test("a search asks the server for its words within the filter, and begins at the first page", async () => {
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

test("a column that is left out on this device stays out after a reload, and the rows of a page stand in the address", async () => {
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

test("a department is changed in its row without asking for the page again", async () => {
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

test("Escape takes back what was typed in a row and sends nothing", async () => {
  await renderApp("/my/company/boxes");
  const text = main.getByRole("button", { name: "2020년 회계 증빙 부서 수정, 경영지원팀" });
  await text.first().click();
  mockApi.use(scenarios.updateCompanyBox.gone);
  await userEvent.keyboard(" 2팀{Escape}");
  await expect.element(text.first()).toHaveFocus();
  expect(page.getByText(/지금 상태에서는 할 수 없어요/).query()).toBeNull();
});

test("a change that the server rejects says why and keeps what was typed", async () => {
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

test("a work of the list leads to its page, which says what it costs and who has it", async () => {
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
])("%s of another company is as missing as one that never was", async (path, handler, words) => {
  mockApi.use(handler);
  await renderApp(path);
  await expect.element(main.getByText(words)).toBeVisible();
});

test("an invoice's lines add up to its total on the statement", async () => {
  mockApi.use(scenarios.getCompanyInvoice.OVERDUE);
  await renderApp("/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01");
  const paper = main.getByRole("article");
  await expect.element(paper.getByText("IV202612-000042")).toBeVisible();
  for (const amount of ["1,500,000원", "33,000원", "1,533,000원", "153,300원", "1,686,300원"]) {
    await expect.element(paper.getByText(amount, { exact: true })).toBeVisible();
  }
  await expect.element(main.getByText(/이 지났어요. 결제해 주세요/)).toBeVisible();
});

const invoicePath = "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01";

test("an invoice is paid with the company's default way when nothing else is chosen", async () => {
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

test("an invoice says why its card was refused and stays open when the provider rejects", async () => {
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

test("automatic payment is set only after its consent", async () => {
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
  await dialog.getByRole("button", { name: "이 수단으로 자동 결제하기" }).click();
  await expect.element(dialog.getByRole("checkbox")).toHaveFocus();
  expect(requested).toEqual([]);
  await dialog.getByRole("checkbox").click();
  await dialog.getByRole("button", { name: "이 수단으로 자동 결제하기" }).click();
  await expect.element(page.getByText("다음 청구서부터 자동으로 결제해요.")).toBeVisible();
  expect(requested).toEqual([{ payment_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c02" }]);
});
