import {
  BASE_DAY,
  fixtures,
  getCreateBoxContentMockHandler,
  getUploadFileMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { clear } from "idb-keyval";
import { HttpResponse } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { paths } from "../../shared/paths.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(() => clear());

const path = paths.boxContent.getHref(fixtures.boxSerial);
const bodySchema = z.object({ file_ids: z.array(z.string()) });
/** A PNG of one pixel; viewers ignore what follows it. */
const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);
/** In `pnpm test:full`, photos are as large as a phone's. */
const PHOTO_BYTES = import.meta.env["TEST_FULL"] === "1" ? 5_000_000 : 500_000;
const picture = (at: number) =>
  new File([pixel, new Uint8Array(PHOTO_BYTES).fill(at)], `${at}.png`, { type: "image/png" });

/** A server that stores photos and contents once per idempotency key, and stops answering after `failsAfter` photos. */
function countingServer({ failsAfter = Number.POSITIVE_INFINITY } = {}) {
  const files = new Map<string, string>();
  const contents = new Map<string, readonly string[]>();
  const state = { isCut: false, failsAfter };
  mockApi.use(
    getUploadFileMockHandler(({ request }) => {
      const key = request.headers.get("idempotency-key") ?? "";
      if (state.isCut) return Promise.reject(HttpResponse.error());
      const id =
        files.get(key) ?? `0193f1c2-6f1e-7c3a-9b1e-${String(files.size).padStart(12, "0")}`;
      files.set(key, id);
      // The photo is stored, but the response is lost.
      if (files.size > state.failsAfter) {
        state.isCut = true;
        return Promise.reject(HttpResponse.error());
      }
      return { ...fixtures.storedFile("BOX_CONTENT", BASE_DAY), file_id: id };
    }),
    getCreateBoxContentMockHandler(async ({ request }) => {
      if (state.isCut) throw HttpResponse.error();
      const { file_ids: ids } = bodySchema.parse(await request.json());
      contents.set(request.headers.get("idempotency-key") ?? "", ids);
      const words = { name: "캠핑", count: 1, file_ids: [] };
      return { content: fixtures.writtenContent(BASE_DAY, words), visitor_key: null };
    }),
    scenarios.listBoxContents.newVisitor,
  );
  return { files, contents, state };
}

async function choosePhotos(count: number): Promise<void> {
  // Set in the page itself: the browser driver would send every byte as text.
  const chosen = new DataTransfer();
  for (let at = 0; at < count; at += 1) chosen.items.add(picture(at));
  const input = page.getByLabelText("사진", { exact: true });
  await expect.element(input).toBeInTheDocument();
  const element = input.element();
  if (!(element instanceof HTMLInputElement)) throw new Error("Pictures are chosen by an input");
  element.files = chosen.files;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** 10 or 100 MB pass through IndexedDB and the mocked network. */
const slowPoll = { timeout: 150_000 };

test("box page uploads each of 20 photos once when the network is lost and the page is reloaded", async () => {
  const server = countingServer({ failsAfter: 7 });
  const first = await renderApp(path);
  await choosePhotos(20);
  await expect.element(page.getByText("사진 20장을 4칸으로 나눠 저장해요")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "캠핑");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await expect.poll(() => server.state.isCut, slowPoll).toBe(true);
  await expect.element(page.getByText("아직 보내지 않은 물건 3개")).toBeVisible();

  // The page opens again on the same device: the queue is restored, and the network is back.
  first.router.dispose();
  server.state.isCut = false;
  server.state.failsAfter = Number.POSITIVE_INFINITY;
  await renderApp(path);
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => server.contents.size, slowPoll).toBe(4);
  expect(server.files.size).toBe(20);
  const sent = [...server.contents.values()].flat();
  expect(new Set(sent).size).toBe(20);
  expect(sent).toHaveLength(20);
}, 400_000);

test("box page sends the words without a photo when the server rejects the photo for good", async () => {
  const server = countingServer();
  mockApi.use(scenarios.uploadFile.rejected);
  await renderApp(path);
  await choosePhotos(1);
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "캠핑");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await expect.element(page.getByText(/읽을 수 없는 사진이에요/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "보내지 못한 사진" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "다시 보내기" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "이 사진만 빼고 보내기" }));
  await expect.poll(() => [...server.contents.values()]).toEqual([[]]);
  await expect.element(page.getByText(/아직 보내지 않은 물건/)).not.toBeInTheDocument();
});

test("box page uploads the photos again when those that were sent are gone from the server", async () => {
  const server = countingServer();
  const answers = [
    { status: 422, body: { code: "validation_failed", message: "사진을 찾을 수 없어요." } },
  ];
  const keys: (string | null)[] = [];
  mockApi.use(
    getCreateBoxContentMockHandler(({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      const answer = answers.shift();
      if (answer !== undefined) throw HttpResponse.json(answer.body, { status: answer.status });
      return {
        content: fixtures.writtenContent(BASE_DAY, { name: "캠핑", count: 1, file_ids: [] }),
        visitor_key: null,
      };
    }),
  );
  await renderApp(path);
  await choosePhotos(1);
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "캠핑");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await userEvent.click(page.getByRole("button", { name: "다시 보내기" }));
  await expect.poll(() => keys).toHaveLength(2);
  expect(server.files.size).toBe(2);
});

const refuse = (): never => {
  throw new DOMException("The storage is not available.", "QuotaExceededError");
};

test.each([
  ["is full", () => vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(refuse)],
  ["is forbidden", () => vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(refuse)],
])("box page sends from memory, and says so, when the device's storage %s", async (_case, end) => {
  const server = countingServer();
  server.state.isCut = true;
  const refused = end();
  onTestFinished(() => {
    refused.mockRestore();
  });
  await renderApp(path);
  await choosePhotos(1);
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "캠핑");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await expect.element(page.getByText(/이 화면을 닫지 말아 주세요/)).toBeVisible();
  server.state.isCut = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => server.contents.size).toBe(1);
  await expect.element(page.getByText(/아직 보내지 않은 물건/)).not.toBeInTheDocument();
});

test("box page sends what comes after a content at which the server fails", async () => {
  const names: string[] = [];
  mockApi.use(
    getCreateBoxContentMockHandler(async ({ request }) => {
      const { name } = z.object({ name: z.string() }).parse(await request.json());
      names.push(name);
      if (name === "텐트") {
        throw HttpResponse.json({ code: "internal_error", message: "." }, { status: 500 });
      }
      const words = { name, count: 1, file_ids: [] };
      return { content: fixtures.writtenContent(BASE_DAY, words), visitor_key: null };
    }),
  );
  await renderApp(path);
  for (const name of ["텐트", "의자"]) {
    await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), name);
    await userEvent.click(page.getByRole("button", { name: "저장하기" }));
    await expect.poll(() => names).toContain(name);
  }
  await userEvent.click(page.getByRole("button", { name: "텐트 지우기" }));
  await expect.element(page.getByText(/아직 보내지 않은 물건/)).not.toBeInTheDocument();
});

test("box page offers to send without a photo that the device has lost", async () => {
  const server = countingServer();
  const lost = vi.spyOn(Blob.prototype, "arrayBuffer");
  onTestFinished(() => {
    lost.mockRestore();
  });
  await renderApp(path);
  await choosePhotos(1);
  await expect.element(page.getByRole("button", { name: "고른 사진 1 빼기" })).toBeVisible();
  lost.mockRejectedValue(new DOMException("The file could not be read.", "NotReadableError"));
  await userEvent.fill(page.getByRole("textbox", { name: /이름/ }), "캠핑");
  await userEvent.click(page.getByRole("button", { name: "저장하기" }));
  await userEvent.click(page.getByRole("button", { name: "이 사진만 빼고 보내기" }));
  await expect.poll(() => [...server.contents.values()]).toEqual([[]]);
});
