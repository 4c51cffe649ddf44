import {
  BASE_DAY,
  fixtures,
  getListBoxContentsMockHandler,
  getListDamageReportsMockHandler,
  getSaveDamageReportMockHandler,
  getSendDamageReportMockHandler,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { paths } from "../../shared/paths.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const path = paths.damageReport.getHref(fixtures.boxSerial);
const photos = fixtures.boxPhotos(BASE_DAY);
const bodySchema = z.object({
  item: z.string(),
  price: z.number(),
  compared_ids: z.array(z.string()),
});

/** A server that keeps a saved report until it is sent. */
function keepingServer() {
  const saved: z.infer<typeof bodySchema>[] = [];
  let status: "DRAFT" | "SENT" | null = null;
  mockApi.use(
    getListBoxContentsMockHandler(
      fixtures.boxContents(BASE_DAY, { status: "RETURNED", photos: [...photos] }),
    ),
    getListDamageReportsMockHandler(() =>
      fixtures.damageReports(BASE_DAY, status === null ? [] : [status]),
    ),
    getSaveDamageReportMockHandler(async ({ request }) => {
      saved.push(bodySchema.parse(await request.json()));
      status = "DRAFT";
      return fixtures.damageReport(BASE_DAY, "DRAFT");
    }),
    getSendDamageReportMockHandler(() => {
      status = "SENT";
      return fixtures.damageReport(BASE_DAY, "SENT");
    }),
  );
  return saved;
}

test("damage report starts with the box's pictures and is sent when the summary is confirmed", async () => {
  const saved = keepingServer();
  await renderApp(path);
  await userEvent.fill(page.getByRole("textbox", { name: /상한 물건/ }), "거울");
  await page.getByRole("radio", { name: "깨지거나 부러졌어요" }).click();
  await userEvent.fill(page.getByRole("textbox", { name: /상태 설명/ }), "모서리가 깨졌어요.");
  await page.getByRole("button", { name: "다음" }).click();
  await expect.element(page.getByText("사진 5장을 함께 보내요")).toBeVisible();
  const offered = page.getByRole("group", { name: /함께 보낼 사진/ });
  await expect.element(offered.getByRole("presentation").last()).toBeVisible();
  await expect.element(offered.getByRole("button")).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: /수거할 때/ }).click();
  await page.getByRole("button", { name: "다음" }).click();
  await userEvent.fill(page.getByRole("textbox", { name: /대략의 가격/ }), "89000");
  await expect.element(page.getByRole("textbox", { name: /대략의 가격/ })).toHaveValue("89,000");
  await page.getByRole("button", { name: "내용 확인하기" }).click();
  await expect.element(page.getByText("함께 보낼 사진")).toBeVisible();
  await page.getByRole("button", { name: "신고 보내기" }).click();
  await expect.element(page.getByText("확인 중", { exact: true })).toBeVisible();
  await expect.element(page.getByText("함께 보낸 사진")).toBeVisible();
  const others = photos.filter(({ kind }) => kind !== "PICK_UP");
  expect(saved).toEqual([
    { item: "거울", price: 89_000, compared_ids: others.map(({ photo }) => photo.file_id) },
  ]);
});

test("damage report restores what was typed when the page is opened later", async () => {
  keepingServer();
  const first = await renderApp(path);
  await userEvent.fill(page.getByRole("textbox", { name: /상한 물건/ }), "거울");
  await first.router.navigate(paths.boxContent.getHref(fixtures.boxSerial));
  await page.getByRole("link", { name: "파손 신고하기" }).click();
  await expect.element(page.getByRole("textbox", { name: /상한 물건/ })).toHaveValue("거울");
});
