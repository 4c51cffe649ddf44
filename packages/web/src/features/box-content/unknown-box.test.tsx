import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { paths } from "../../shared/paths.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company, scenarios.listBoxContents.missing));

const { cpbox_id: id, serial } = fixtures.companyBox(BASE_DAY);
const path = paths.boxContent.getHref(serial);

test("box page leads a company's own people to the page of their box", async () => {
  mockApi.use(scenarios.listCompanyBoxes.one);
  const app = await renderApp(path);
  await expect.poll(app.path).toBe(paths.companyBox.getHref(id));
});

test("box page says to other companies what it says about a box that does not exist", async () => {
  mockApi.use(scenarios.listCompanyBoxes.empty);
  await renderApp(path);
  await expect.element(page.getByText("박스를 찾을 수 없어요")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "다른 계정으로 로그인하기" }))
    .toHaveAttribute("href", paths.logout.getHref({ redirect: path }));
});
