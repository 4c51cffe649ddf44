import { BASE_DAY, fixtures, getListStoredBoxesMockHandler } from "@damadum/sdk/mocks";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paths } from "../../shared/paths.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

test("box list sends one search request after a pause when words are typed", async () => {
  const asked: (string | null)[] = [];
  const boxes = fixtures.storedBoxes(BASE_DAY);
  mockApi.use(
    getListStoredBoxesMockHandler(({ request }) => {
      const text = new URL(request.url).searchParams.get("q");
      asked.push(text);
      const items = text === null ? boxes : boxes.slice(1, 2);
      return {
        items,
        paging: {
          page: 1,
          limit: 100,
          total: items.length,
          total_capped: false,
          next_cursor: null,
        },
      };
    }),
  );
  const app = await renderApp(paths.storedBoxes.getHref());
  await expect.element(page.getByText("겨울옷")).toBeVisible();
  await userEvent.type(page.getByRole("searchbox"), "텐트");
  await expect.element(page.getByText("겨울옷")).not.toBeInTheDocument();
  await expect.element(page.getByText("캠핑")).toBeVisible();
  expect(asked).toEqual([null, "텐트"]);
  expect(app.path()).toBe(paths.storedBoxes.getHref({ q: "텐트" }));
});

test("box list opens the box when its picture is pressed", async () => {
  const app = await renderApp(paths.storedBoxes.getHref());
  const box = page.getByRole("link", { name: /캠핑/ });
  const picture = box.getByRole("presentation");
  await expect.element(picture).toBeVisible();
  await expect.element(box.getByRole("button")).not.toBeInTheDocument();
  await picture.click();
  await expect.poll(app.path).toBe(paths.boxContent.getHref("BX0000000011"));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

/** A page of a hundred boxes, named by their place in the whole list. */
function pageOfBoxes(number: number) {
  const [first] = fixtures.storedBoxes(BASE_DAY);
  if (!first) throw new Error("the fixture has boxes");
  const items = Array.from({ length: 100 }, (_, at) => ({
    ...first,
    serial: `BX${String(number * 100 + at).padStart(10, "0")}`,
    name: `박스 ${(number - 1) * 100 + at + 1}`,
  }));
  const paging = { page: 1, limit: 100, total: 1001, total_capped: true };
  return { items, paging: { ...paging, next_cursor: String(number + 1) } };
}

const pageOf = (request: Request) => Number(new URL(request.url).searchParams.get("cursor") ?? 1);

test("box list renders only visible boxes and loads more when it is scrolled", async () => {
  mockApi.use(getListStoredBoxesMockHandler(({ request }) => pageOfBoxes(pageOf(request))));
  await renderApp(paths.storedBoxes.getHref());
  await expect.element(page.getByText("박스 1", { exact: true })).toBeVisible();
  expect(document.querySelectorAll("main li").length).toBeLessThan(40);
  await expect
    .poll(
      () => {
        window.scrollTo(0, document.body.scrollHeight);
        return page.getByText(/^박스 [2-9]\d\d$/).elements().length;
      },
      // Loading and rendering more pages is slow on a busy machine.
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  expect(document.querySelectorAll("main li").length).toBeLessThan(40);
}, 120_000);

test("box list offers a retry and stops requesting by itself when its next page fails", async () => {
  let isBroken = true;
  let requests = 0;
  mockApi.use(
    getListStoredBoxesMockHandler(({ request }) => {
      if (pageOf(request) === 1) return pageOfBoxes(1);
      requests += 1;
      if (isBroken)
        throw HttpResponse.json(
          { code: "internal_error", message: "문제가 생겼어요." },
          { status: 500 },
        );
      return pageOfBoxes(2);
    }),
  );
  await renderApp(paths.storedBoxes.getHref());
  await expect.element(page.getByText("박스 1", { exact: true })).toBeVisible();
  const again = page.getByRole("button", { name: "다시 시도하기" });
  const scrollToEnd = () => window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => (scrollToEnd(), again.elements().length)).toBe(1);
  const before = requests;
  window.scrollTo(0, 0);
  await expect.element(page.getByText("박스 1", { exact: true })).toBeInViewport();
  scrollToEnd();
  await expect.element(again).toBeInViewport();
  expect(requests).toBe(before);
  isBroken = false;
  await again.click();
  await expect
    .poll(() => (scrollToEnd(), page.getByText(/^박스 1[1-9]\d$/).elements().length))
    .toBeGreaterThan(0);
});

test("box list opens a box when the number of its label is typed", async () => {
  const app = await renderApp(paths.storedBoxes.getHref());
  await userEvent.click(page.getByRole("button", { name: "라벨로 박스 열기" }));
  const number = page.getByRole("textbox", { name: "라벨 번호" });
  await userEvent.fill(number, "7777");
  await userEvent.click(page.getByRole("button", { name: "박스 열기", exact: true }));
  await expect.element(page.getByText(/BX로 시작하는/)).toBeVisible();
  await userEvent.fill(number, fixtures.boxSerial);
  await userEvent.click(page.getByRole("button", { name: "박스 열기", exact: true }));
  await expect.poll(app.path).toBe(paths.boxContent.getHref(fixtures.boxSerial));
});
