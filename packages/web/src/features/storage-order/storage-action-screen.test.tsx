import { BASE_DAY, fixtures, getGetStorageOrderMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paths } from "../../shared/paths.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/payment-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const serial = "ST202611207K3F9QX2";

test("disposing of boxes asks for the word before it sends anything", async () => {
  const { serial: made } = fixtures.laterOrder("FINAL_AND_DISPOSAL_ORDER", BASE_DAY);
  const app = await renderApp(paths.storageAction.getHref(serial, "disposal"));
  await userEvent.click(page.getByRole("radio", { name: "모두" }));
  const word = page.getByRole("textbox", { name: /되돌릴 수 없어요/ });
  await userEvent.fill(word, "폐");
  const submit = page.getByRole("button", { name: /박스 폐기하기/ }).first();
  await userEvent.click(submit);
  await expect
    .element(page.getByText("폐기하려면 ‘폐기’라고 입력해 주세요.").first())
    .toBeVisible();
  await userEvent.fill(word, "폐기");
  mockApi.use(
    getGetStorageOrderMockHandler(fixtures.laterOrder("FINAL_AND_DISPOSAL_ORDER", BASE_DAY)),
  );
  // An amount that was not shown yet is not agreed to.
  await userEvent.click(page.getByRole("button", { name: /원 박스 폐기하기/ }).first());
  await expect.poll(app.path).toBe(`/my/order/storage/${made}/payment`);
});

test("a contract is extended for the amount that was shown, and paid", async () => {
  const provider = mockPaymentWindow({ success: true });
  onTestFinished(provider.remove);
  const app = await renderApp(paths.storageAction.getHref(serial, "extension"));
  await userEvent.click(page.getByRole("button", { name: /228,000원 결제하고 연장하기/ }).first());
  await expect.element(page.getByRole("heading", { name: "신청을 마쳤어요" })).toBeVisible();
  expect(app.path()).toContain("order=ST");
  expect(provider.requests[0]?.amount).toBe(228_000);
});

test("a contract that waits for another change says so", async () => {
  mockApi.use(scenarios.extendStorageContract.changePending);
  await renderApp(paths.storageAction.getHref(serial, "extension"));
  await userEvent.click(page.getByRole("button", { name: /228,000원 결제하고 연장하기/ }).first());
  await expect.element(page.getByRole("alert").filter({ hasText: "15분 뒤" })).toBeVisible();
});

test("a month that was refused is paid once in the window", async () => {
  const provider = mockPaymentWindow({
    success: true,
    merchant_uid: "sm_7K3F9QX2_4b7tq2VJx0mN8sWz",
  });
  onTestFinished(provider.remove);
  mockApi.use(scenarios.getStorageContract.UNPAID);
  const app = await renderApp(paths.storageAction.getHref(serial, "month"));
  await userEvent.click(page.getByRole("radio", { name: "카카오페이" }));
  await userEvent.click(page.getByRole("button", { name: "80,000원 결제하기" }));
  await expect.poll(app.path).toContain("/storage-delivery/payment-complete/mobile");
  expect(provider.requests[0]?.amount).toBe(80_000);
});

test("a month that is being charged already says so", async () => {
  mockApi.use(scenarios.getStorageContract.UNPAID, scenarios.prepareContractPayment.nothingDue);
  await renderApp(paths.storageAction.getHref(serial, "month"));
  await userEvent.click(page.getByRole("button", { name: "80,000원 결제하기" }));
  await expect.element(page.getByRole("alert").filter({ hasText: "이미 결제하고" })).toBeVisible();
});

test("ending storage starts with some boxes when one is to leave already", async () => {
  const order = fixtures.storageOrder("COMPLETE", BASE_DAY);
  const boxes = order.boxes.map((box, index) =>
    index === 0 ? { ...box, status: "RETURN_READY" as const } : box,
  );
  mockApi.use(getGetStorageOrderMockHandler({ ...order, boxes }));
  await renderApp(paths.storageAction.getHref(serial, "finish"));
  await expect.element(page.getByRole("radio", { name: "일부" })).toBeChecked();
});

test("a price that the server refuses is a reason, and nothing to try again", async () => {
  mockApi.use(scenarios.calculateStorageFinalAmount.boxUnavailable);
  await renderApp(paths.storageAction.getHref(serial, "finish"));
  const reason = page.getByRole("alert").filter({ hasText: "지금은 신청할 수 없어요" });
  await expect.element(reason.getByText(/지금은 고를 수 없는 박스가 있어요/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "다시 시도하기" })).not.toBeInTheDocument();
});
