import { makeBoxSerial } from "@damadum/domain";
import {
  BASE_DAY,
  fixtures,
  getListCompanyBoxesMockHandler,
  getUpdateCompanyBoxesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { UpdateCompanyBoxesBody } from "@damadum/sdk/zod/company-box";
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

/** Collects what the server is asked to write, request by request. */
function receiveUpdates(answer?: (boxes: readonly unknown[]) => Response | undefined) {
  const written: unknown[] = [];
  mockApi.use(
    getUpdateCompanyBoxesMockHandler(async ({ request }) => {
      const { dry_run: isDryRun, boxes } = UpdateCompanyBoxesBody.parse(await request.json());
      const refusal = answer?.(boxes);
      if (refusal !== undefined) throw refusal;
      if (!isDryRun) written.push(boxes);
      return { boxes: boxes.length, emptied: 0 };
    }),
  );
  return written;
}

test("import writes every row of a file together when the whole file was checked", async () => {
  const written = receiveUpdates();
  await upload(boxesToCsv([{ ...box, department: "법무팀" }], true));
  await dialog.getByRole("button", { name: "박스 1개 고치기" }).click();
  await expect.element(page.getByText("박스 1개를 고쳤어요.")).toBeVisible();
  const { serial, name, contents, retention_until } = box;
  expect(written).toEqual([[{ serial, name, department: "법무팀", contents, retention_until }]]);
});

function serialOf(figure: number): string {
  let rest = figure;
  return makeBoxSerial((limit) => {
    const value = rest % limit;
    rest = Math.floor(rest / limit);
    return value;
  });
}

test("import checks a file in parts and writes it by one request when it has more rows than a request can carry", async () => {
  const requests: unknown[] = [];
  mockApi.use(
    getUpdateCompanyBoxesMockHandler(async ({ request }) => {
      const { boxes, ...rest } = UpdateCompanyBoxesBody.parse(await request.json());
      requests.push({ ...rest, boxes: boxes.length });
      return { boxes: boxes.length, emptied: 0 };
    }),
  );
  const lines = Array.from({ length: 2002 }, (_, index) => `${serialOf(index)},법무팀`);
  await upload(["박스 번호,부서", ...lines].join("\n"));
  await dialog.getByRole("button", { name: "박스 2,002개 고치기" }).click();
  await expect.element(page.getByText(/개를 고쳤어요/)).toBeVisible();
  const id: unknown = expect.any(String);
  expect(requests).toMatchObject([
    { dry_run: true, import_key: id, boxes: 2000 },
    { dry_run: true, import_key: id, boxes: 2 },
    { import_key: id, boxes: 2 },
  ]);
});

test("import shows line and reason and writes nothing when a box is not the company's", async () => {
  const written = receiveUpdates(() => {
    const errors = [
      { field: "boxes.1.serial", code: "not_found", message: "우리 회사의 박스가 아니에요." },
    ];
    const problem = { code: "validation_failed", message: "입력한 내용을 확인해 주세요.", errors };
    return Response.json(problem, { status: 422 });
  });
  await upload(`박스 번호,부서\n${box.serial},법무팀\n${makeBoxSerial(() => 1)},법무팀`);
  await expect
    .element(dialog.getByRole("row", { name: "3 우리 회사의 박스가 아니에요." }))
    .toBeVisible();
  await expect
    .element(dialog.getByText("아직 아무것도 저장하지 않았어요. 파일을 고쳐 다시 올려 주세요."))
    .toBeVisible();
  expect(dialog.getByRole("button", { name: /고치기/ }).all()).toHaveLength(0);
  expect(written).toEqual([]);
});

test("import shows which texts it clears and which columns it skips before anything is saved", async () => {
  const lines = [`${box.serial},,`, `${makeBoxSerial(() => 1)},,서류`];
  await upload(["박스 번호,부서,내용물,비고", ...lines].join("\n"));
  await expect.element(dialog.getByText("비워지는 칸 3개")).toBeVisible();
  await expect.element(dialog.getByText("저장하지 않는 칸: ‘비고’")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "박스 2개 고치기" })).toBeVisible();
});

test("import says how to save a CSV when the file is a workbook", async () => {
  await upload("PK\u0003\u0004");
  await expect.element(dialog.getByText(/다른 이름으로 저장.*CSV UTF-8/)).toBeVisible();
});

test("import sends a part again when the server lets another file go first", async () => {
  let answers = 0;
  const written = receiveUpdates(() => {
    answers += 1;
    if (answers > 1) return undefined;
    const problem = { code: "too_many_requests", message: "잠시 뒤 다시 시도해 주세요." };
    return Response.json(problem, { status: 429, headers: { "retry-after": "1" } });
  });
  await upload(`박스 번호,부서\n${box.serial},법무팀`);
  await dialog.getByRole("button", { name: "박스 1개 고치기" }).click();
  await expect.element(page.getByText("박스 1개를 고쳤어요.")).toBeVisible();
  expect(written).toHaveLength(1);
});

test("import shows that nothing was written and offers a retry when the server fails", async () => {
  receiveUpdates();
  await upload(`박스 번호,부서\n${box.serial},법무팀`);
  await expect.element(dialog.getByRole("button", { name: "박스 1개 고치기" })).toBeVisible();
  mockApi.use(scenarios.updateCompanyBoxes.error);
  await dialog.getByRole("button", { name: "박스 1개 고치기" }).click();
  await expect.element(dialog.getByText("저장하지 못했어요")).toBeVisible();
  await expect.element(dialog.getByText(/아무것도 바뀌지 않았어요/)).toBeVisible();
  await expect
    .element(dialog.getByRole("button", { name: "박스 1개 다시 저장하기" }))
    .toBeVisible();
});

test("exportBoxes follows the cursor to the last box when a filter is set", async () => {
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
    { page: 3, limit: 50, filter: "STORED" },
    { signal: new AbortController().signal, onProgress: (count) => counts.push(count) },
  );
  const lines = (await file.text()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(requested).toEqual(["STORED null", "STORED bjo0ODA"]);
  expect(counts).toEqual([1, 2]);
});
