import { makeBoxSerial } from "@damadum/domain";
import {
  BASE_DAY,
  fixtures,
  getListCompanyBoxesMockHandler,
  getUpdateCompanyBoxMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";
import { boxesToCsv } from "./csv/box-csv.ts";
import { exportBoxes } from "./csv/export-boxes.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company));

const box = fixtures.companyBox(BASE_DAY);
const dialog = page.getByRole("dialog", { name: "CSV 올리기" });
const paging = { page: 1, limit: 100, total: 2, total_capped: false } as const;

async function upload(text: string): Promise<void> {
  await renderApp("/my/company/boxes");
  await page.getByRole("button", { name: "CSV 올리기" }).click();
  const file = new File([text], "boxes.csv", { type: "text/csv" });
  await userEvent.upload(dialog.getByLabelText(/CSV 파일/), file);
}

test("an import writes every row of a file once the whole file was checked", async () => {
  const written: unknown[] = [];
  mockApi.use(
    scenarios.listCompanyBoxes.one,
    getUpdateCompanyBoxMockHandler(async ({ request }) => {
      written.push(await request.json());
      return fixtures.companyBoxDetail(BASE_DAY);
    }),
  );
  await upload(boxesToCsv([{ ...box, department: "법무팀" }], true));
  await dialog.getByRole("button", { name: "박스 1개 고치기" }).click();
  await expect.element(page.getByText("박스 1개를 고쳤어요.")).toBeVisible();
  expect(written).toEqual([{ department: "법무팀", contents: box.contents }]);
});

test("an import writes nothing when one box of the file is not the company's", async () => {
  const written: unknown[] = [];
  mockApi.use(
    scenarios.listCompanyBoxes.one,
    getUpdateCompanyBoxMockHandler(() => {
      written.push("a row");
      return fixtures.companyBoxDetail(BASE_DAY);
    }),
  );
  await upload(`박스 번호,부서\n${box.serial},법무팀\n${makeBoxSerial(() => 1)},법무팀`);
  await expect.element(dialog.getByText("우리 회사의 박스가 아니에요.")).toBeVisible();
  await expect
    .element(dialog.getByText("아직 아무것도 저장하지 않았어요. 파일을 고쳐 다시 올려 주세요."))
    .toBeVisible();
  expect(dialog.getByRole("button", { name: /고치기/ }).all()).toHaveLength(0);
  expect(written).toEqual([]);
});

test("an import says which lines were not saved and offers them again when the server refuses", async () => {
  mockApi.use(scenarios.listCompanyBoxes.one, scenarios.updateCompanyBox.gone);
  await upload(`박스 번호,부서\n${box.serial},법무팀`);
  await dialog.getByRole("button", { name: "박스 1개 고치기" }).click();
  await expect.element(dialog.getByText("1줄을 저장하지 못했어요")).toBeVisible();
  await expect
    .element(dialog.getByRole("button", { name: "박스 1개 다시 저장하기" }))
    .toBeVisible();
});

test("exportBoxes follows the cursor to the last box that the filter finds", async () => {
  const requested: string[] = [];
  mockApi.use(
    getListCompanyBoxesMockHandler(({ request }) => {
      const search = new URL(request.url).searchParams;
      requested.push(`${search.get("filter")} ${search.get("cursor")}`);
      const next_cursor = search.has("cursor") ? null : "bjo0ODA";
      return { items: [box], paging: { ...paging, next_cursor } };
    }),
  );
  const counts: number[] = [];
  const file = await exportBoxes(
    { page: 3, filter: "STORED" },
    { signal: new AbortController().signal, onProgress: (count) => counts.push(count) },
  );
  const lines = (await file.text()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(requested).toEqual(["STORED null", "STORED bjo0ODA"]);
  expect(counts).toEqual([1, 2]);
});
