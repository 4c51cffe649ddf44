import {
  BASE_DAY,
  fixtures,
  getContinueStorageContractMockHandler,
  getGetStorageContractMockHandler,
  getGetStorageOrderMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paths } from "../../shared/paths.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const serial = "ST202611207K3F9QX2";

test("disposal sends nothing when the word was not typed", async () => {
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
  // Waits for the amount on the button: nothing is ordered before it is shown.
  await userEvent.click(page.getByRole("button", { name: /원 박스 폐기하기/ }).first());
  await expect.poll(app.path).toBe(`/my/order/storage/${made}/payment`);
});

test("extension requests the shown amount when it is paid", async () => {
  const provider = mockPaymentWindow({ success: true });
  onTestFinished(provider.remove);
  const app = await renderApp(paths.storageAction.getHref(serial, "extension"));
  await userEvent.click(page.getByRole("button", { name: /228,000원 결제하고 연장하기/ }).first());
  await expect.element(page.getByRole("heading", { name: "보관 기간을 연장했어요" })).toBeVisible();
  expect(app.path()).toContain("order=ST");
  expect(provider.requests[0]?.amount).toBe(228_000);
});

test("extension shows the reason when another change is pending", async () => {
  mockApi.use(scenarios.extendStorageContract.changePending);
  await renderApp(paths.storageAction.getHref(serial, "extension"));
  await userEvent.click(page.getByRole("button", { name: /228,000원 결제하고 연장하기/ }).first());
  await expect.element(page.getByRole("alert").filter({ hasText: "15분 뒤" })).toBeVisible();
});

test("a declined month is paid in the window when its button is pressed", async () => {
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

test("a declined month shows the reason when it is being charged already", async () => {
  mockApi.use(scenarios.getStorageContract.UNPAID, scenarios.prepareContractPayment.nothingDue);
  await renderApp(paths.storageAction.getHref(serial, "month"));
  await userEvent.click(page.getByRole("button", { name: "80,000원 결제하기" }));
  await expect.element(page.getByRole("alert").filter({ hasText: "이미 결제하고" })).toBeVisible();
});

test("final order preselects a part when a box is already leaving", async () => {
  const order = fixtures.storageOrder("COMPLETE", BASE_DAY);
  const boxes = order.boxes.map((box, index) =>
    index === 0 ? { ...box, status: "RETURN_READY" as const } : box,
  );
  mockApi.use(getGetStorageOrderMockHandler({ ...order, boxes }));
  await renderApp(paths.storageAction.getHref(serial, "finish"));
  await expect.element(page.getByRole("radio", { name: "일부" })).toBeChecked();
});

test("final order shows the reason without a retry when the server rejects its price", async () => {
  mockApi.use(scenarios.calculateStorageFinalAmount.boxUnavailable);
  await renderApp(paths.storageAction.getHref(serial, "finish"));
  const reason = page.getByRole("alert").filter({ hasText: "지금은 신청할 수 없어요" });
  await expect.element(reason.getByText(/지금은 고를 수 없는 박스가 있어요/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "다시 시도하기" })).not.toBeInTheDocument();
  const wayOut = reason.getByRole("link", { name: "주문 보기" });
  await expect.element(wayOut).toHaveAttribute("href", paths.myStorageOrder.getHref(serial));
});

test("disposal lists the boxes and shows a red button when its last step is opened", async () => {
  await renderApp(paths.storageAction.getHref(serial, "disposal"));
  await userEvent.click(page.getByRole("radio", { name: "일부" }));
  await userEvent.click(page.getByRole("checkbox", { name: /^겨울옷/ }));
  const colourOf = (name: RegExp) =>
    getComputedStyle(page.getByRole("button", { name }).first().element()).backgroundColor;
  const next = colourOf(/^다음$/);
  await userEvent.click(page.getByRole("button", { name: "다음" }).first());
  await expect.element(page.getByRole("definition").getByText("겨울옷")).toBeVisible();
  // Polled, because the button changes its colour gradually.
  await expect.poll(() => colourOf(/박스 폐기하기$/)).not.toBe(next);
});

test("storage action links to the order when it is not a first order", async () => {
  const later = fixtures.laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY);
  mockApi.use(getGetStorageOrderMockHandler(later));
  const app = await renderApp(paths.storageAction.getHref(later.serial, "disposal"));
  await expect.element(page.getByText("찾는 화면이 없어요")).toBeVisible();
  await userEvent.click(page.getByRole("link", { name: "주문 보기" }));
  await expect.poll(app.path).toBe(paths.myStorageOrder.getHref(later.serial));
});

test("month page names no next charge when the contract charges nothing more", async () => {
  const contract = fixtures.storageContract(BASE_DAY, { status: "ENDED", next_charge: null });
  mockApi.use(getGetStorageContractMockHandler(contract));
  await renderApp(paths.storageAction.getHref(serial, "month"));
  await expect.element(page.getByText(/앞으로 결제할 보관료도 없어요/)).toBeVisible();
});

const consent = page.getByRole("checkbox", { name: /자동으로 결제하는 데 동의해요/ });
const continueButton = (monthly: string) =>
  page.getByRole("button", { name: `매달 ${monthly}으로 이어서 보관하기` });

test("continuation sends the shown amount and the chosen payment method when the consent is ticked", async () => {
  const sent: unknown[] = [];
  mockApi.use(
    scenarios.getStorageContract.confirmable,
    getContinueStorageContractMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return fixtures.confirmedContract(BASE_DAY);
    }),
  );
  const app = await renderApp(paths.storageAction.getHref(serial, "continuation"));
  await userEvent.click(continueButton("80,000원"));
  await expect
    .element(page.getByText("유료로 이어서 보관하는 데 동의해 주세요.").first())
    .toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole("radio", { name: /카카오페이/ }));
  await userEvent.click(consent);
  await userEvent.click(continueButton("80,000원"));
  const { order_serial: order } = fixtures.confirmableContract(BASE_DAY);
  await expect.poll(app.path).toBe(paths.myStorageOrder.getHref(order));
  const payment_id = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c02";
  expect(sent).toEqual([{ monthly_amount: 80_000, payment_id }]);
});

test("continuation shows the new amount and unticks the consent when the amount has changed", async () => {
  const { continuation } = fixtures.confirmableContract(BASE_DAY);
  mockApi.use(
    scenarios.getStorageContract.confirmable,
    scenarios.continueStorageContract.amountChanged,
  );
  await renderApp(paths.storageAction.getHref(serial, "continuation"));
  await userEvent.click(consent);
  mockApi.use(
    getGetStorageContractMockHandler(
      fixtures.confirmableContract(BASE_DAY, {
        continuation: continuation && { ...continuation, monthly_amount: 110_000 },
      }),
    ),
  );
  await userEvent.click(continueButton("80,000원"));
  await expect.element(continueButton("110,000원")).toBeVisible();
  await expect.element(page.getByRole("alert").filter({ hasText: "다시 동의해" })).toBeVisible();
  // The focused button was unmounted, so the message takes the focus.
  await expect.poll(() => document.activeElement?.textContent).toContain("접수되지 않았어요");
  await expect.element(consent).not.toBeChecked();
});
