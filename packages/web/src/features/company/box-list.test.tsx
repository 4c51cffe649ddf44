import { BASE_DAY, fixtures, getListCompanyBoxesMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { paths } from "../../shared/paths.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

const PAGES = 20;
const main = page.getByRole("main");
const requested: string[] = [];
/** What responses wait for, by request. */
const held = new Map<string, Promise<void>>();
let department = "총무팀";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => page.viewport(1280, 900));
beforeEach(() => {
  requested.length = 0;
  held.clear();
  department = "총무팀";
  mockApi.use(
    scenarios.getMe.company,
    getListCompanyBoxesMockHandler(async ({ request }) => {
      const search = new URL(request.url).searchParams;
      const cursor = search.get("cursor");
      const number = cursor === null ? Number(search.get("page")) : Number(cursor);
      const asked = cursor === null ? `page ${number}` : `cursor ${cursor}`;
      requested.push(asked);
      await held.get(asked);
      return {
        items: Array.from({ length: 50 }, (_, index) => ({
          ...fixtures.companyBox(BASE_DAY, "STORED", index),
          cpbox_id: `0193f1c2-6f1e-7c3a-9b1e-${String((number - 1) * 50 + index).padStart(12, "0")}`,
          name: `서류 ${(number - 1) * 50 + index}`,
          department,
        })),
        paging: {
          page: number,
          limit: 50,
          total: 50 * PAGES,
          total_capped: false,
          next_cursor: number < PAGES ? String(number + 1) : null,
        },
      };
    }),
  );
});

const row = (number: number) =>
  main.getByRole("rowheader", { name: `서류 ${number}`, exact: true });

/** Delays the responses to a request until the returned function is called. */
function hold(request: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(request, promise);
  return resolve;
}

/** Scrolls the table until a row is drawn, as a wheel does: down, or back up once it was passed before it was drawn. */
async function scrollTo(number: number): Promise<void> {
  const table = main.getByRole("grid", { name: "박스" }).element().parentElement;
  await expect
    .poll(() => {
      // The row with the focus stays drawn wherever the table is scrolled to, so only visible rows say where it is.
      const visible = main
        .getByRole("rowheader", { name: /^서류 \d+$/ })
        .elements()
        .filter((header) => isWithin(header, table));
      const isPassed =
        visible.length > 0 && visible.every(({ textContent }) => numberIn(textContent) > number);
      table?.scrollBy(0, isPassed ? -250 : 600);
      return row(number).query();
    })
    .not.toBeNull();
}

function isWithin(element: Element, scroller: Element | null | undefined): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const view = scroller?.getBoundingClientRect();
  return view !== undefined && bottom > view.top && top < view.bottom;
}

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

test("box table loads rows by cursor and marks the visible page when it is scrolled to its end", async () => {
  await renderApp("/my/company/boxes?page=2");
  await expect.element(row(50)).toBeVisible();
  await scrollTo(230);
  expect(requested.slice(0, 4)).toEqual(["page 2", "cursor 3", "cursor 4", "cursor 5"]);
  await expect
    .element(main.getByRole("link", { name: "5 쪽" }))
    .toHaveAttribute("aria-current", "page");
  await main.getByRole("link", { name: "다음 쪽" }).click();
  await expect.element(row(250)).toBeVisible();
  await expect.poll(() => requested).toContain("page 6");
});

test("box table does not render the rest of the screen when rows arrive by cursor", async () => {
  const release = hold("cursor 2");
  await renderApp("/my/company/boxes");
  await expect.poll(() => requested).toEqual(["page 1", "cursor 2"]);
  await expect.element(main.getByRole("link", { name: "2 쪽" })).toBeVisible();
  const heightOf = () => main.getByRole("grid", { name: "박스" }).element().clientHeight;
  const before = heightOf();
  // Each of the screen's links to its boxes calls this when it renders.
  const getHref = vi.spyOn(paths.companyBoxes, "getHref");
  onTestFinished(() => getHref.mockRestore());
  release();
  await expect.poll(heightOf).toBeGreaterThan(before);
  expect(getHref).not.toHaveBeenCalled();
});

/** Opens the boxes with two pages loaded and the third not requested yet. */
async function openTwoPages() {
  const app = await renderApp("/my/company/boxes");
  await expect.poll(() => requested).toEqual(["page 1", "cursor 2"]);
  await expect.poll(() => app.queryClient.isFetching()).toBe(0);
  requested.length = 0;
  return app;
}

test("box table loads more and shows fresh rows when its end is reached during a refetch", async () => {
  const { queryClient } = await openTwoPages();
  const release = hold("page 1");
  department = "재무팀";
  void queryClient.invalidateQueries();
  await expect.poll(() => requested).toEqual(["page 1"]);
  await scrollTo(99);
  release();
  await expect.poll(() => requested).toEqual(["page 1", "cursor 2", "cursor 3"]);
  await expect.poll(() => row(99).query()?.closest("tr")?.textContent).toContain("재무팀");
});

test("box table loads more when a refetch begins before the next page has arrived", async () => {
  const { queryClient } = await openTwoPages();
  const release = hold("cursor 3");
  await scrollTo(99);
  await expect.poll(() => requested).toEqual(["cursor 3"]);
  void queryClient.invalidateQueries();
  await expect.poll(() => requested).toEqual(["cursor 3", "page 1", "cursor 2", "cursor 3"]);
  release();
  await expect.poll(() => row(100).query()).not.toBeNull();
});

test.each([
  ["the rows are still known", false],
  ["no rows are known any more", true],
])("back button of a request returns to the visible row when %s", async (_, isForgotten) => {
  const { router, queryClient, path } = await renderApp("/my/company/boxes?filter=STORED");
  await expect.element(row(0)).toBeVisible();
  await main.getByRole("checkbox", { name: "서류 0 선택" }).click();
  await scrollTo(180);
  await expect
    .poll(() => main.getByRole("link", { name: "4 쪽" }).query()?.ariaCurrent)
    .toBe("page");
  await main.getByRole("link", { name: "박스 받기 1개" }).click();
  await expect.poll(path).toBe("/my/company/request/delivery");
  // The address changes before the page does.
  await expect.element(main.getByRole("grid", { name: "박스" })).not.toBeInTheDocument();
  if (isForgotten) queryClient.clear();
  await router.navigate(-1);
  await expect.element(main.getByRole("grid", { name: "박스" })).toBeVisible();
  await expect
    .poll(() => document.activeElement?.closest("tr")?.textContent)
    .toMatch(/서류 1[5-9]\d/);
  expect(requested.includes("page 4")).toBe(isForgotten);
  await expect.element(main.getByText("박스 1개를 골랐어요")).toBeVisible();
});

test("department filter updates the URL when a department is found by its initial consonants", async () => {
  const { router } = await renderApp("/my/company/boxes");
  await expect.element(row(0)).toBeVisible();
  await main.getByRole("combobox", { name: "부서" }).fill("ㅈㅁ");
  await page.getByRole("option", { name: "재무팀" }).click();
  await expect
    .poll(() => router.state.location.search)
    .toBe(`?department=${encodeURIComponent("재무팀")}`);
  await expect.element(page.getByRole("link", { name: "부서 재무팀 조건 빼기" })).toBeVisible();
});
