import { getCreateCompanyContractMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

const CID = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01";
const main = page.getByRole("main");

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company));

test("a contract can be requested again with changed terms when its request was withdrawn", async () => {
  mockApi.use(scenarios.getCompanyContract.CANCEL);
  const app = await renderApp(`/my/company/contracts/${CID}`);
  await main.getByRole("link", { name: "이 내용으로 계약 신청하기" }).click();
  await expect.poll(app.path).toBe(`/my/company/contracts/new?from=${CID}`);
  const boxes = main.getByRole("spinbutton", { name: "박스 개수" });
  await expect.element(boxes).toHaveValue("500");
  await expect.element(main.getByLabelText("계약 이름")).toHaveValue("2026년 문서 보관");
  await boxes.fill("800");
  await main.getByRole("button", { name: "다음", exact: true }).click();
  // The start day of the first request is past, so the form asks for another.
  await main.getByRole("gridcell", { name: "12월 8일 화요일" }).click();
  await main.getByRole("button", { name: "다음", exact: true }).click();
  await expect.element(main.getByText("박스를 어디에서 가져올까요?")).toBeVisible();
  await main.getByRole("button", { name: "다음", exact: true }).click();
  await expect.element(main.getByText("내용이 맞는지 확인해 주세요")).toBeVisible();
  const sent: unknown[] = [];
  mockApi.use(
    scenarios.getCompanyContract.WAIT,
    getCreateCompanyContractMockHandler(async ({ request }) => {
      sent.push(await request.json());
      throw new Response(null, { status: 503 });
    }),
  );
  await main.getByRole("button", { name: "계약 신청하기" }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ name: "2026년 문서 보관", box_count: 800, start_date: "2026-12-08" }]);
});

test("a contract offers no second request when its own is waiting", async () => {
  mockApi.use(scenarios.getCompanyContract.WAIT);
  await renderApp(`/my/company/contracts/${CID}`);
  await expect.element(main.getByRole("button", { name: "신청 취소하기" })).toBeVisible();
  expect(main.getByRole("link", { name: "이 내용으로 계약 신청하기" }).query()).toBeNull();
});
