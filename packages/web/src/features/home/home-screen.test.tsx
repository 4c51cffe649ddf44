import { currentPriceList, formatWon, homeSizes, roughMovePrice } from "@damadum/domain";
import { saveDraft, quoteForm } from "@damadum/forms";
import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { QUOTE_DRAFT_KEY } from "../../shared/quote-form/quote-draft.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);

const main = page.getByRole("main");
const bar = main.getByRole("region", { name: "예상 금액" }).last();
const priceList = currentPriceList(BASE_DAY);

function wonFor(destination: "SEOUL" | "BUSAN", size: keyof typeof homeSizes): string {
  const { items } = homeSizes[size];
  return formatWon(roughMovePrice({ start: "SEOUL", destination, items }, priceList).totalAmount);
}

describe("the home page", () => {
  test("shows what the service is and what a move costs when it is opened on a phone", async () => {
    await renderApp("/");
    // The tests share a page, whose scroll position at this URL is restored from an earlier test.
    window.scrollTo(0, 0);
    await expect.element(main.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.element(main.getByRole("link", { name: /^이사 고르는/ })).toBeInViewport();
    await expect.element(main.getByRole("link", { name: /^보관 박스째/ })).toBeInViewport();
    await expect.element(main.getByLabelText("도착")).toBeInViewport();
    await expect.element(bar).toMatchTextContent(wonFor("SEOUL", "ONE_ROOM"));
    await expect.element(bar.getByRole("link", { name: "이사 견적 받기" })).toBeInViewport();
  });

  test("computes the price again without scrolling when other 구 and a larger home are chosen on a phone", async () => {
    await renderApp("/");
    // The tests share a page, whose scroll position at this URL is restored from an earlier test.
    window.scrollTo(0, 0);
    const [from, to] = [main.getByLabelText("출발"), main.getByLabelText("도착")];
    const size = main.getByRole("radio", { name: "쓰리룸" });
    for (const control of [from, to, size]) {
      await expect.element(control).toBeInViewport({ ratio: 1 });
    }
    await from.selectOptions("서울 마포구");
    await to.selectOptions("부산 해운대구");
    await size.click();
    await expect.element(bar).toMatchTextContent(wonFor("BUSAN", "THREE_ROOMS"));
    await expect.element(bar.getByRole("link", { name: "이사 견적 받기" })).toBeInViewport();
    expect(window.scrollY).toBe(0);
  });

  test("explains the price line by line when it is pressed", async () => {
    await renderApp("/");
    await bar.getByRole("button").click();
    await expect.element(page.getByRole("dialog").getByText("서울 → 서울")).toBeVisible();
  });

  test("links to the first question when nothing was answered before", async () => {
    const app = await renderApp("/");
    await bar.getByRole("link", { name: "이사 견적 받기" }).click();
    await expect.element(main.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
    await expect.poll(app.path).toBe("/?step=start");
  });

  test("opens the quote with its items chosen and its price standing when the card was answered", async () => {
    await renderApp("/");
    await main.getByLabelText("도착").selectOptions("부산 해운대구");
    await main.getByRole("radio", { name: "투룸" }).click();
    await bar.getByRole("link", { name: "이사 견적 받기" }).click();
    await expect.element(main.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
    await expect.element(bar).toMatchTextContent(wonFor("BUSAN", "TWO_ROOMS"));
  });

  test("links to the question where the quote was left when answers are saved", async () => {
    const { start, destination } = fixtures.draft("2026-12-12");
    saveDraft(quoteForm, QUOTE_DRAFT_KEY, { start, destination });
    const app = await renderApp("/?step=items");
    await main.getByRole("button", { name: "원룸" }).click();
    await expect.element(main.getByText(/^짐 12개/)).toBeVisible();
    const { total_amount: left } = fixtures.amount;
    await expect.element(bar).toMatchTextContent(formatWon(left));
    await app.router.navigate("/");
    const offer = main.getByRole("region", { name: "작성하던 견적" });
    await expect.element(offer).toMatchTextContent(formatWon(left));
    await offer.getByRole("link", { name: "이어서 쓰기" }).click();
    await expect.element(main.getByRole("heading", { name: "어떤 짐을 옮길까요?" })).toBeVisible();
  });
});
