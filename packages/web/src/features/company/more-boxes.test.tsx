import {
  BASE_DAY,
  fixtures,
  getListCompanyContractBoxesMockHandler,
  getListCompanyWorkBoxesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { HttpResponse } from "msw";
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

test.each([
  [
    "/my/company/contracts/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01",
    getListCompanyContractBoxesMockHandler,
    false,
  ],
  [
    "/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01",
    getListCompanyWorkBoxesMockHandler,
    true,
  ],
])(
  "%s loads more boxes when the button is pressed, and retries when the request failed",
  async (path, boxesHandler, isSheet) => {
    const asked: (string | null)[] = [];
    let isDown = true;
    mockApi.use(
      boxesHandler(({ request }) => {
        const cursor = new URL(request.url).searchParams.get("cursor");
        asked.push(cursor);
        if (cursor !== null && isDown) throw HttpResponse.json(null, { status: 503 });
        const name = cursor === null ? "앞의 박스" : "다음 박스";
        return {
          items: [
            {
              ...fixtures.companyBox(BASE_DAY),
              cpbox_id: `0193f1c2-6f1e-7c3a-9b1e-00000000000${cursor === null ? 1 : 2}`,
              name,
            },
          ],
          paging: {
            page: 1,
            limit: 1,
            total: 2,
            total_capped: false,
            next_cursor: cursor === null ? "after-1" : null,
          },
        };
      }),
    );
    await renderApp(path);
    const boxes = main.getByRole("list", { name: "박스", exact: true });
    await expect.element(boxes.getByText("앞의 박스")).toBeVisible();
    // A work's sheet lists all of its boxes, so it loads them automatically.
    if (!isSheet) await main.getByRole("button", { name: "박스 더 보기" }).click();
    await expect.element(main.getByText("다음 박스를 불러오지 못했어요")).toBeVisible();
    await expect.element(boxes.getByText("앞의 박스")).toBeVisible();
    isDown = false;
    await main.getByRole("button", { name: "다시 시도하기" }).click();
    await expect.element(boxes.getByText("다음 박스")).toBeVisible();
    expect(main.getByRole("button", { name: "박스 더 보기" }).all()).toHaveLength(0);
    expect(new Set(asked)).toEqual(new Set([null, "after-1"]));
  },
);
