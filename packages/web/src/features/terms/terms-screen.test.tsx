import {
  cancelFeeRules,
  currentPriceList,
  DAMAGE_NOTICE_DAYS,
  todayInSeoul,
} from "@damadum/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { termsNames, termsPages } from "../../shared/terms/terms-pages.ts";
import { renderApp } from "../../testing/render-app.tsx";

const main = page.getByRole("main");

test.each(termsNames)(
  "terms page shows all of its articles in order when %s is opened",
  async (name) => {
    await renderApp(`/terms/${name}`);
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveTextContent(termsPages[name].title);
    const articles = main.getByRole("heading", { name: /^제\d+조 / }).all();
    expect(articles.length).toBeGreaterThan(4);
    for (const [index, article] of articles.entries()) {
      await expect.element(article).toMatchTextContent(new RegExp(`^제${index + 1}조 `));
    }
  },
);

test("transport terms state the deposit, the fees and the notice of damage that the product applies", async () => {
  await renderApp("/terms/move");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("운송약관");
  const text = main.element().textContent;
  const { depositRate } = currentPriceList(todayInSeoul(new Date()));
  expect(text).toContain(`계약금 ${depositRate}%`);
  expect(text).toContain(`${DAMAGE_NOTICE_DAYS}일 안에`);
  const fees = main.getByRole("table", { name: "운송 취소 수수료" }).getByRole("row").all();
  const shown = fees.slice(1).map((row) => row.element().textContent);
  expect(shown).toEqual(
    cancelFeeRules.map(({ rate }) =>
      expect.stringContaining(rate === 0 ? "없음" : `총액의 ${rate}%`),
    ),
  );
});

test("the table of contents links to the article", async () => {
  await page.viewport(1280, 900);
  await renderApp("/terms/privacy");
  const link = page.getByRole("navigation", { name: "목차" }).getByRole("link").nth(2);
  await expect.element(link).toBeVisible();
  const target = link.element().getAttribute("href")?.slice(1) ?? "";
  expect(document.getElementById(target)?.textContent).toContain(link.element().textContent);
  await page.viewport(390, 844);
});

test("terms page shows that a wording is no longer in force when an older one is opened from the newest", async () => {
  const app = await renderApp("/terms/move");
  await main.getByRole("link", { name: /2026년 10월 1일 .*부터 적용한 약관/ }).click();
  await expect.poll(app.path).toBe("/terms/move/2026-10-01");
  await expect.element(main.getByText("지금은 적용하지 않는 이전 약관이에요")).toBeVisible();
  expect(main.element().textContent).not.toContain("추가 결제를 보내 드립니다");
  await main.getByRole("link", { name: "지금 적용하는 운송약관 보기" }).click();
  await expect.poll(app.path).toBe("/terms/move");
});

test.each([
  ["/terms/move/2020-01-01", "/terms/move"],
  ["/terms", "/terms/use"],
])("%s redirects to %s", async (path, target) => {
  const app = await renderApp(path);
  await expect.poll(app.path).toBe(target);
});
