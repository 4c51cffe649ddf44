import {
  BASE_DAY,
  fixtures,
  getCreateCompanyDeliveryMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { afterChoosing } from "../../testing/chosen-boxes.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company, scenarios.getCompanyContract.ACTIVE));

const main = page.getByRole("main");
const box = fixtures.companyBox(BASE_DAY);

test("boxes stay chosen when another page of the list is opened, and lead to their request", async () => {
  const app = await renderApp("/my/company/boxes");
  await main.getByRole("checkbox", { name: "2020년 회계 증빙 선택" }).first().click();
  await main.getByRole("link", { name: "2 쪽" }).click();
  await expect.poll(app.path).toBe("/my/company/boxes?page=2");
  await expect.element(main.getByText("박스 1개를 골랐어요")).toBeVisible();
  await main.getByRole("link", { name: "박스 받기 1개" }).click();
  await expect.poll(app.path).toBe("/my/company/request/delivery");
  await expect.element(main.getByText("36,300원").first()).toBeInTheDocument();
});

test("a disposal names the latest retention day once it is agreed to, and forgets the choice when it is sent", async () => {
  const until = "2028-12-31";
  afterChoosing([{ ...box, retention_until: until }])();
  const requested: unknown[] = [];
  mockApi.use(
    getCreateCompanyDeliveryMockHandler(async ({ request }) => {
      requested.push(await request.json());
      return fixtures.companyWork("WAIT", BASE_DAY);
    }),
  );
  const app = await renderApp("/my/company/request/disposal");
  await main.getByRole("button", { name: "다음" }).first().click();
  await expect
    .element(main.getByRole("alert"))
    .toMatchTextContent(/보존 기한이 남은 박스를 폐기하는 데 동의해 주세요/);
  await main.getByRole("checkbox", { name: /2028년 12월 31일.*까지인 보존 기한/ }).click();
  await main.getByRole("button", { name: "다음" }).first().click();
  await main.getByRole("textbox", { name: /되돌릴 수 없어요/ }).fill("폐기");
  await userEvent.keyboard("{Enter}");
  await expect.poll(app.path).toMatch(/^\/my\/company\/works\//);
  expect(requested).toEqual([
    {
      cid: box.cid,
      kind: "DISPOSAL",
      cpbox_ids: [box.cpbox_id],
      disposal_agreed: true,
      retention_waived_until: until,
    },
  ]);
  await main.getByRole("link", { name: "작업 목록" }).click();
  await page.getByRole("link", { name: "박스", exact: true }).first().click();
  await expect
    .element(main.getByRole("grid", { name: "박스" }).or(main.getByRole("list", { name: "박스" })))
    .toBeVisible();
  expect(main.getByRole("region", { name: "고른 박스" }).all()).toHaveLength(0);
});

test("a request asks for one contract when boxes of several are chosen", async () => {
  const [, active] = fixtures.companyContracts(BASE_DAY);
  afterChoosing([
    box,
    { ...box, cpbox_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2999", cid: active?.cid ?? "" },
  ])();
  const app = await renderApp("/my/company/request/delivery");
  await main.getByRole("link", { name: "2026년 문서 보관 · 고른 박스 1개" }).click();
  await expect.poll(app.path).toBe(`/my/company/request/delivery?cid=${active?.cid}`);
  await expect.element(main.getByText("고른 박스 1개", { exact: true })).toBeVisible();
});

test("a request names each box that is taken when it cannot be priced for them", async () => {
  mockApi.use(scenarios.calculateCompanyDeliveryAmount.boxTaken);
  afterChoosing([box])();
  await renderApp("/my/company/request/delivery");
  await expect
    .element(main.getByRole("alert"))
    .toMatchTextContent(/2020년 회계 증빙 \(BX7K3F9QX2M4\): 다른 작업에 들어 있어요/);
});

test("a request says that no box is chosen when it is opened by its address", async () => {
  await renderApp("/my/company/request/delivery");
  await expect.element(main.getByText("고른 박스가 없어요")).toBeVisible();
});

const workPath = "/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2b01";

test("a request that waits is withdrawn once that is confirmed, and its page shows it", async () => {
  mockApi.use(scenarios.getCompanyWork.WAIT, scenarios.withdrawCompanyWork.withdrawn);
  await renderApp(workPath);
  await main.getByRole("button", { name: "요청 취소하기" }).click();
  const dialog = page.getByRole("dialog", { name: "요청을 취소할까요?" });
  mockApi.use(scenarios.getCompanyWork.CANCEL);
  await dialog.getByRole("button", { name: "요청 취소하기" }).click();
  await expect.element(page.getByText("요청을 취소했어요.")).toBeVisible();
  await expect.poll(() => main.getByRole("button", { name: "요청 취소하기" }).query()).toBeNull();
});

test("a request that was confirmed meanwhile says so, and is shown as it stands when its question is closed", async () => {
  mockApi.use(scenarios.getCompanyWork.WAIT, scenarios.withdrawCompanyWork.late);
  await renderApp(workPath);
  await main.getByRole("button", { name: "요청 취소하기" }).click();
  const dialog = page.getByRole("dialog", { name: "요청을 취소할까요?" });
  await dialog.getByRole("button", { name: "요청 취소하기" }).click();
  await expect.element(dialog.getByText("취소하지 못했어요")).toBeVisible();
  mockApi.use(scenarios.getCompanyWork.CONFIRM);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => main.getByRole("button", { name: "요청 취소하기" }).query()).toBeNull();
});
