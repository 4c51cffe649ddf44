import {
  BASE_DAY,
  fixtures,
  getCreateBoxContentMockHandler,
  getListBoxContentsMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { clear } from "idb-keyval";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paths } from "../../shared/paths.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(() => clear());

const path = paths.boxContent.getHref(fixtures.boxSerial);
const VISITOR_KEY = "4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi";
/** A PNG of one pixel; viewers ignore what follows it. */
const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);
const picture = new File([pixel], "1.png", { type: "image/png" });

test("box page recognises a visitor when the browser was killed before it wrote local storage", async () => {
  const keys: (string | null)[] = [];
  mockApi.use(
    getListBoxContentsMockHandler(({ request }) => {
      keys.push(request.headers.get("visitor-key"));
      return fixtures.boxContents(BASE_DAY, { access: "VISITOR", status: "PACKING", contents: [] });
    }),
    getCreateBoxContentMockHandler({
      content: fixtures.writtenContent(BASE_DAY, { name: "텐트", count: 1, file_ids: [] }),
      visitor_key: VISITOR_KEY,
    }),
  );
  const first = await renderApp(path);
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "텐트");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await expect.poll(() => keys).toEqual([null, VISITOR_KEY]);

  first.router.dispose();
  localStorage.clear();
  await renderApp(path);
  await expect.poll(() => keys).toEqual([null, VISITOR_KEY, VISITOR_KEY]);
});

test("box page keeps a content with the reason until it is removed when the server rejects it", async () => {
  mockApi.use(scenarios.createBoxContent.full);
  await renderApp(path);
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "텐트");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await expect.element(page.getByText(/100개까지 적을 수 있어요/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "텐트 지우기" }));
  await expect.element(page.getByText(/아직 보내지 않은 물건/)).not.toBeInTheDocument();
});

test("box page names a file that is no photo, and keeps the others", async () => {
  mockApi.use(scenarios.listBoxContents.newVisitor);
  await renderApp(path);
  const files = [new File(["글"], "메모.jpg", { type: "image/jpeg" }), picture];
  await userEvent.upload(page.getByLabelText("사진", { exact: true }), files);
  await expect
    .element(page.getByText("메모.jpg: JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "고른 사진 1 빼기" })).toBeVisible();
});

test("box page shows the contents above the collapsed form when the box is stored", async () => {
  mockApi.use(getListBoxContentsMockHandler(fixtures.boxContents(BASE_DAY, { status: "STORED" })));
  await renderApp(path);
  await expect.element(page.getByRole("region", { name: "박스에 든 물건" })).toBeVisible();
  const form = page.getByRole("button", { name: "저장하기" });
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.click(page.getByText("물건 추가"));
  await expect.element(form).toBeVisible();
});

test("box page fills in the name and keeps other answers when a suggestion is pressed", async () => {
  mockApi.use(scenarios.listBoxContents.newVisitor);
  await renderApp(path);
  const count = page.getByRole("spinbutton", { name: "개수" });
  await userEvent.fill(count, "3");
  await userEvent.fill(page.getByRole("textbox", { name: /메모/ }), "모서리를 조심해 주세요.");
  await userEvent.click(page.getByRole("button", { name: "그릇", exact: true }));
  await expect.element(page.getByRole("textbox", { name: /이름/ })).toHaveValue("그릇");
  await expect.element(count).toHaveValue("3");
  await expect
    .element(page.getByRole("textbox", { name: /메모/ }))
    .toHaveValue("모서리를 조심해 주세요.");
});

test("box page removes a content only when the dialog is confirmed", async () => {
  await renderApp(path);
  const coat = page.getByRole("button", { name: "롱패딩 수정" });
  await userEvent.click(coat);
  await userEvent.click(page.getByRole("button", { name: "목록에서 지우기" }));
  const question = page.getByRole("dialog", { name: "목록에서 지울까요?" });
  await expect.element(question.getByText(/되돌릴 수 없어요/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "그대로 둘게요" }));
  await expect.element(page.getByRole("dialog", { name: "롱패딩 수정" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "목록에서 지우기" }));
  await userEvent.click(question.getByRole("button", { name: "지우기", exact: true }));
  await expect.element(page.getByText("롱패딩, 목록에서 지웠어요.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("box page compares the photos of packing with ours when we have taken some", async () => {
  const [packing, ...later] = fixtures.boxPhotos(BASE_DAY);
  if (packing === undefined) throw new Error("A box was photographed");
  mockApi.use(getListBoxContentsMockHandler(fixtures.boxContents(BASE_DAY, { photos: [packing] })));
  const first = await renderApp(path);
  await expect.element(page.getByRole("region", { name: "박스에 든 물건" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "박스의 사진" })).not.toBeInTheDocument();

  first.router.dispose();
  mockApi.use(
    getListBoxContentsMockHandler(
      fixtures.boxContents(BASE_DAY, { status: "STORED", photos: [packing, ...later] }),
    ),
  );
  await renderApp(path);
  const photo = page.getByRole("group", { name: "담을 때 사진" }).getByRole("button").first();
  await userEvent.click(photo);
  await expect.element(page.getByRole("dialog", { name: "담을 때 사진 1" })).toBeVisible();
});
