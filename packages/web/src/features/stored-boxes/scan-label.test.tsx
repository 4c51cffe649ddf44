import { encodeQR } from "qr";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(storeTokens);

const LABEL = "https://damadum.example/boxes/BX7K3F9QX2M4/content";

/** Mocks a camera in front of a label: its code with the quiet zone around it. */
function holdBeforeLabel(text: string): void {
  const canvas = document.createElement("canvas");
  canvas.width = 480;
  canvas.height = 480;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw");
  const rows = encodeQR(text, "raw", { border: 4 });
  const size = 360 / rows.length;
  const draw = () => {
    pen.fillStyle = "white";
    pen.fillRect(0, 0, 480, 480);
    pen.fillStyle = "black";
    rows.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) pen.fillRect(60 + x * size, 60 + y * size, size + 0.5, size + 0.5);
      }),
    );
  };
  draw();
  const stream = canvas.captureStream(10);
  const timer = setInterval(draw, 100);
  const camera = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream);
  onTestFinished(() => {
    clearInterval(timer);
    camera.mockRestore();
  });
}

test("scanner reads a label by the library when the browser has no reader", async () => {
  holdBeforeLabel(LABEL);
  const app = await renderApp("/my/order/storage/boxes");
  await page.getByRole("button", { name: "라벨로 박스 열기" }).click();
  await expect.poll(() => app.path(), { timeout: 15_000 }).toBe("/boxes/BX7K3F9QX2M4/content");
});

test("scanner uses the browser's reader when it supports the code", async () => {
  holdBeforeLabel("nothing of ours");
  const detect = vi.fn(() => Promise.resolve([{ rawValue: LABEL }]));
  class Detector {
    static readonly getSupportedFormats = () => Promise.resolve(["qr_code"]);
    readonly detect = detect;
  }
  vi.stubGlobal("BarcodeDetector", Detector);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const app = await renderApp("/my/order/storage/boxes");
  await page.getByRole("button", { name: "라벨로 박스 열기" }).click();
  await expect.poll(() => app.path(), { timeout: 15_000 }).toBe("/boxes/BX7K3F9QX2M4/content");
  expect(detect).toHaveBeenCalled();
});

test("scanner offers to type the number when there is no camera", async () => {
  const refused = new DOMException("no camera", "NotFoundError");
  const camera = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(refused);
  onTestFinished(() => {
    camera.mockRestore();
  });
  const app = await renderApp("/my/order/storage/boxes");
  await page.getByRole("button", { name: "라벨로 박스 열기" }).click();
  await expect.element(page.getByText("카메라를 쓸 수 없어요.", { exact: false })).toBeVisible();
  await page.getByRole("textbox", { name: "라벨 번호" }).fill("bx7k3f9qx2m4");
  await page.getByRole("button", { name: "박스 열기", exact: true }).click();
  await expect.poll(() => app.path()).toBe("/boxes/BX7K3F9QX2M4/content");
});

test("scanner keeps the number and its button visible when the screen is short", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(width, height));
  holdBeforeLabel("nothing of ours");
  await renderApp("/my/order/storage/boxes");
  await page.getByRole("button", { name: "라벨로 박스 열기" }).click();
  const video = page.getByLabelText("라벨을 비추는 카메라");
  await expect.poll(() => video.element().clientHeight).toBeGreaterThan(200);
  const open = page.getByRole("button", { name: "박스 열기", exact: true });
  await expect.poll(() => open.element().getBoundingClientRect().bottom).toBeLessThan(790);
});
