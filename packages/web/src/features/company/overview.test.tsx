import { BASE_DAY, fixtures, getListCompanyWorksMockHandler, scenarios } from "@damadum/sdk/mocks";
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

test("overview requests open works and coming visits separately when it is opened", async () => {
  const [model] = fixtures.companyWorks(BASE_DAY);
  if (model === undefined) throw new Error("There is no work");
  const answers = {
    OPEN: { ...model, appointment: null, box_count: 7 },
    UPCOMING: { ...model, box_count: 9 },
  };
  const requested: object[] = [];
  mockApi.use(
    getListCompanyWorksMockHandler(({ request }) => {
      const { filter, limit } = Object.fromEntries(new URL(request.url).searchParams);
      requested.push({ filter, limit });
      const items = filter === "OPEN" || filter === "UPCOMING" ? [answers[filter]] : [];
      return {
        items,
        paging: {
          page: 1,
          limit: Number(limit),
          total: items.length,
          total_capped: false,
          next_cursor: null,
        },
      };
    }),
  );
  await renderApp("/my/company");
  const works = main.getByRole("list", { name: "진행 중인 작업" }).getByRole("listitem");
  await expect.element(works).toMatchTextContent(/박스 7개/);
  const dates = main.getByRole("list", { name: "다가오는 날짜" });
  await expect.element(dates.getByText(/9개 방문/)).toBeVisible();
  expect(dates.getByText(/7개 방문/).all()).toHaveLength(0);
  expect(requested).toHaveLength(2);
  expect(requested).toEqual(
    expect.arrayContaining([
      { filter: "OPEN", limit: "8" },
      { filter: "UPCOMING", limit: "5" },
    ]),
  );
});

test("next dates are shown when the failed list is loaded again", async () => {
  mockApi.use(scenarios.listCompanyWorks.empty, scenarios.listCompanyInvoices.error);
  await renderApp("/my/company");
  const dates = main.getByRole("region", { name: "다가오는 날짜" });
  await expect.element(dates.getByText("날짜를 불러오지 못했어요")).toBeVisible();
  mockApi.use(scenarios.listCompanyInvoices.invoices);
  await dates.getByRole("button", { name: "다시 시도하기" }).click();
  await expect.element(dates.getByRole("link", { name: "청구서 결제 기한" }).first()).toBeVisible();
});
