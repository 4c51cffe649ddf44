import { getReportCrewVisitMockHandler, fixtures, BASE_DAY, scenarios } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const link = "/crew/4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi0mN8sWzLrYp";
const open = () => renderApp(link, { isVisitor: true });

/** Answers from now on; what arrived is in the list. */
function accept() {
  const sent: unknown[] = [];
  mockApi.use(
    getReportCrewVisitMockHandler(async ({ request }) => {
      sent.push(await request.clone().json());
      return fixtures.crewDay(BASE_DAY);
    }),
  );
  return sent;
}

async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], "photo.png", { type: "image/png" });
}

test("a crew's photo is kept and sent again when sending has failed", async () => {
  mockApi.use(scenarios.reportCrewVisit.offline);
  await open();
  const input = page.getByLabelText("김담아 사진");
  await input.upload(await drawPicture());
  await expect.element(page.getByText("보내지 못한 사진이 1장 있어요")).toBeVisible();
  const sent = accept();
  await page.getByRole("button", { name: "다시 보내기" }).click();
  await expect.element(page.getByText("보내지 못한 사진이 1장 있어요")).not.toBeInTheDocument();
  expect(sent).toEqual([
    expect.objectContaining({ picture: expect.objectContaining({ kind: "PHOTO" }) }),
  ]);
});

test("a customer's signature stays on the screen until it has arrived", async () => {
  mockApi.use(scenarios.reportCrewVisit.offline);
  await open();
  await page.getByRole("button", { name: "서명 받기" }).first().click();
  const pad = page.getByRole("group", { name: "김담아 서명" });
  await expect.element(pad).toBeVisible();
  const paper = pad.element().querySelector("canvas");
  const { left = 0, top = 0 } = paper?.getBoundingClientRect() ?? {};
  for (const x of [20, 90]) {
    const at = { bubbles: true, buttons: 1, clientX: left + x, clientY: top + 20 };
    paper?.dispatchEvent(new PointerEvent("pointermove", at));
  }
  const drawn = paper?.toDataURL();
  await page.getByRole("button", { name: "서명 보내기" }).click();
  await expect.element(page.getByText(/서버에 연결하지 못했어요/)).toBeVisible();
  expect(pad.element().querySelector("canvas")?.toDataURL()).toBe(drawn);
  const sent = accept();
  await page.getByRole("button", { name: "서명 보내기" }).click();
  await expect.element(pad).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
