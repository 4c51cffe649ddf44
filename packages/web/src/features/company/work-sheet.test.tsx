import { scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company, scenarios.getCompanyWork.CONFIRM));

test("the printed sheet of a work names both parties that sign it", async () => {
  await renderApp("/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01");
  await expect.element(page.getByRole("heading", { name: "진행 내역" })).toBeVisible();
  // Visible only in print, so only its text is compared.
  const words = () => page.getByRole("main").element().textContent;
  await expect.poll(words).toContain("맡긴 기업한빛무역");
  expect(words()).toContain("맡은 회사담아둠 주식회사(예시)");
});
