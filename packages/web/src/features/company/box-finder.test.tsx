import { BASE_DAY, fixtures, getListCompanyBoxesMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company));

const main = page.getByRole("main");

test("box finder narrows the list to a contract when its boxes are opened, and widens it when the condition is removed", async () => {
  const requested: object[] = [];
  mockApi.use(
    scenarios.getCompanyContract.ACTIVE,
    getListCompanyBoxesMockHandler(({ request }) => {
      requested.push(Object.fromEntries(new URL(request.url).searchParams));
      return {
        items: [fixtures.companyBox(BASE_DAY)],
        paging: { page: 1, limit: 50, total: 1, total_capped: false, next_cursor: null },
      };
    }),
  );
  const { cid } = fixtures.companyBox(BASE_DAY);
  const app = await renderApp(`/my/company/contracts/${cid}`);
  await main.getByRole("link", { name: "이 계약의 박스 모두 보기" }).click();
  await expect.poll(app.path).toBe(`/my/company/boxes?contract=${cid}`);
  await main.getByRole("searchbox", { name: "박스 찾기" }).fill("회계");
  await main.getByRole("button", { name: "찾기", exact: true }).click();
  await expect.poll(() => requested.at(-1)).toMatchObject({ contract: cid, q: "회계" });
  await main.getByRole("link", { name: "계약 2026년 문서 보관 조건 빼기" }).click();
  await expect.poll(() => new URLSearchParams(app.path().split("?")[1]).get("contract")).toBeNull();
  await expect.poll(() => requested.at(-1)).not.toHaveProperty("contract");
});

test.each([
  ["a search", "q=회계", "찾는 말 회계 조건 빼기"],
  ["a department", "department=재무팀", "부서 재무팀 조건 빼기"],
  [
    "a contract",
    `contract=${fixtures.companyBox(BASE_DAY).cid}`,
    "계약 2026년 문서 보관 조건 빼기",
  ],
])("box finder shows no counts when %s narrows the list", async (_, search, chip) => {
  mockApi.use(scenarios.getCompanyContract.ACTIVE);
  const app = await renderApp("/my/company/boxes");
  const states = main.getByRole("navigation", { name: "박스 상태" });
  await expect.element(states.getByRole("link", { name: "보관 중 480" })).toBeVisible();
  await app.router.navigate(`/my/company/boxes?${search}`);
  await expect.element(states.getByRole("link", { name: "보관 중", exact: true })).toBeVisible();
  await main.getByRole("link", { name: chip }).click();
  await expect.element(states.getByRole("link", { name: "보관 중 480" })).toBeVisible();
});

test.each([
  [12, false, "찾은 박스 12개"],
  [1_001, true, "찾은 박스 1,000개 넘음"],
])(
  "boxes screen says how many boxes a search finds when there are %s",
  async (total, total_capped, words) => {
    mockApi.use(
      getListCompanyBoxesMockHandler({
        items: [fixtures.companyBox(BASE_DAY)],
        paging: { page: 1, limit: 50, total, total_capped, next_cursor: null },
      }),
    );
    await renderApp("/my/company/boxes?q=회계");
    await expect.element(main.getByText(words)).toBeVisible();
  },
);
