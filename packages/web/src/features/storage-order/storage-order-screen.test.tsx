import {
  BASE_DAY,
  fixtures,
  getGetStorageContractMockHandler,
  getGetStorageOrderMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const path = "/my/order/storage/ST202611207K3F9QX2";
const brought = fixtures.laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY);

test("storage order shows the refund before it is cancelled when the dialog is opened", async () => {
  mockApi.use(scenarios.getStorageOrder.CONFIRM);
  await renderApp(path);
  await page.getByRole("button", { name: "주문 취소하기" }).click();
  const dialog = page.getByRole("dialog");
  await expect
    .element(dialog.getByRole("row", { name: /환불 금액/ }))
    .toMatchTextContent("258,000원");
  await dialog.getByRole("button", { name: "취소 진행하기" }).click();
  mockApi.use(scenarios.getStorageOrder.CANCEL);
  await dialog.getByRole("button", { name: "주문 취소하기" }).click();
  await expect.element(page.getByText("취소한 주문이에요.")).toBeVisible();
  await expect
    .element(page.getByRole("row", { name: /환불 금액/ }))
    .toMatchTextContent("258,000원");
});

test("storage order names the way on instead of cancelling when its boxes have come", async () => {
  const order = fixtures.storageOrder("BEFORE_COLLECTION", BASE_DAY);
  const reason = "첫 방문을 시작해 취소할 수 없어요. 박스가 창고에 들어온 뒤 끝낼 수 있어요.";
  const actions = order.actions.map((action) =>
    action.code === "CANCEL" ? { ...action, reason } : action,
  );
  mockApi.use(getGetStorageOrderMockHandler({ ...order, actions }));
  await renderApp(path);
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "주문 취소하기" })).not.toBeInTheDocument();
});

test("storage order shows the result when a later order is paid in the window", async () => {
  mockApi.use(getGetStorageOrderMockHandler(brought));
  const provider = mockPaymentWindow({ success: true });
  onTestFinished(provider.remove);
  const app = await renderApp(`/my/order/storage/${brought.serial}`);
  await page.getByRole("link", { name: "11,000원 결제하기" }).click();
  await page.getByRole("button", { name: "11,000원 결제하기" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: "예약을 접수했어요" }))
    .toBeVisible();
  expect(app.path()).toContain(`serial=${brought.serial}`);
  expect(provider.requests[0]?.amount).toBe(11_000);
});

test("storage order lists its boxes without a link when they are of several contracts", async () => {
  mockApi.use(getGetStorageOrderMockHandler({ ...brought, contract_id: null }));
  await renderApp(`/my/order/storage/${brought.serial}`);
  await expect.element(page.getByRole("main").getByText("겨울옷")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "보관 계약 보기" })).not.toBeInTheDocument();
});

test("storage order links to its first order without a request for the contract when it has a first order", async () => {
  const asked: string[] = [];
  const listen = ({ request }: { readonly request: Request }) => {
    asked.push(new URL(request.url).pathname);
  };
  mockApi.events.on("request:start", listen);
  onTestFinished(() => mockApi.events.removeListener("request:start", listen));
  const final = fixtures.laterOrder("FINAL_AND_DELIVERY_ORDER", BASE_DAY);
  mockApi.use(getGetStorageOrderMockHandler(final));
  await renderApp(`/my/order/storage/${final.serial}`);
  await expect.element(page.getByRole("main").getByText("겨울옷")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "보관 계약 보기" }))
    .toHaveAttribute("href", `/my/order/storage/${final.origin_serial}`);
  expect(asked.filter((one) => one.endsWith("/boxes/content"))).toEqual([
    `/api/storage-orders/${final.serial}/boxes/content`,
  ]);
  expect(asked.filter((one) => one.startsWith("/api/storage-contracts/"))).toEqual([]);
});

test.each([
  ["FINAL_AND_DELIVERY_ORDER", "고른 박스를 가져다 드렸어요"],
  ["FINAL_AND_DISPOSAL_ORDER", "고른 박스를 폐기했어요"],
] as const)(
  "%s states that other boxes are still stored when it ended only some",
  async (type, event) => {
    const order = fixtures.laterOrder(type, BASE_DAY, "COMPLETE");
    mockApi.use(getGetStorageOrderMockHandler(order));
    await renderApp(`/my/order/storage/${order.serial}`);
    const main = page.getByRole("main");
    await expect.element(main.getByText(`${event}. 다른 박스의 보관은 그대로예요.`)).toBeVisible();
    const events = page.getByRole("region", { name: "진행 내역" });
    await expect.element(events.getByText(event, { exact: true })).toBeVisible();
    await expect.element(main.getByText(/박스를 모두/)).not.toBeInTheDocument();
  },
);

test("storage order lists the payments of its contract, newest first, when months were charged", async () => {
  const contract = fixtures.storageContract(BASE_DAY);
  const known = fixtures.storageOrder("COMPLETE", BASE_DAY).payments;
  const charges = known.flatMap((payment) =>
    ["2027-01-15", "2027-02-15"].map((day) => ({
      ...payment,
      merchant_uid: `charge-${day}`,
      payment_type: "SUBSCRIPTION" as const,
      paid_at: `${day}T09:30:00+09:00`,
    })),
  );
  const tries = charges.flatMap((charge) =>
    (["FAILED", "READY"] as const).map((status) => ({
      ...charge,
      merchant_uid: `${charge.merchant_uid}-${status}`,
      status,
      paid_at: null,
    })),
  );
  const payments = [...known, ...charges, ...tries];
  mockApi.use(getGetStorageContractMockHandler({ ...contract, payments }));
  await renderApp(path);
  const money = page.getByRole("region", { name: "결제", exact: true });
  await money.getByText("보관하는 동안 결제한 내역 2").click();
  await expect.element(money.getByText("한 달 보관료").first()).toBeVisible();
  await expect.element(money).toMatchTextContent(/2월 15일.*1월 15일/s);
  await expect.element(money.getByText(/시도 내역|결제 확인 중/)).not.toBeInTheDocument();
});

test("storage order asks for what was taken back of a month, and shows its ledger", async () => {
  const contract = fixtures.storageContract(BASE_DAY);
  const ledger = fixtures.companyInvoice("PAID", BASE_DAY).ledger;
  const link = "a2b3c4d5e6f7g8h9a2b3c4";
  const row = { detail: null, at: null, asked_at: null, link: null };
  const charge = {
    from: "2027-01-15",
    until: "2027-02-14",
    ledger: {
      ...ledger,
      rows: [
        { ...row, kind: "OUTSIDE_REFUND" as const, state: "DONE" as const, amount: 3_000 },
        { ...row, kind: "BALANCE" as const, state: "OPEN" as const, amount: 3_000, link },
      ],
      balance_amount: 3_000,
      refund_amount: 3_000,
    },
  };
  const payments = fixtures.storageOrder("COMPLETE", BASE_DAY).payments.map((payment) => ({
    ...payment,
    merchant_uid: "charge",
  }));
  mockApi.use(getGetStorageContractMockHandler({ ...contract, payments, charges: [charge] }));
  await renderApp(path);
  const money = page.getByRole("region", { name: "결제", exact: true });
  const pay = money.getByRole("link", { name: "잔금 3,000원 결제하기" });
  await expect.element(pay).toHaveAttribute("href", expect.stringContaining(link));
  await money.getByText(/보관하는 동안 결제한 내역/).click();
  const month = money.getByRole("table", { name: "2027년 1월 15일 (금)부터 한 달" });
  const back = /^결제사에서 환불 3,000원/;
  await expect.element(month.getByRole("row", { name: back })).toBeVisible();
});

test("stored order says that what was taken back of it is to be paid now", async () => {
  const order = fixtures.storageOrder("COMPLETE", BASE_DAY);
  const ledger = { ...order.ledger, balance_amount: 3_000, due_amount: 3_000 };
  mockApi.use(
    getGetStorageOrderMockHandler({ ...order, ledger }),
    getGetStorageContractMockHandler(fixtures.storageContract(BASE_DAY)),
  );
  await renderApp(path);
  await expect
    .element(page.getByText(/^지금 3,000원을 결제해 주세요\. 박스 \d+개를/))
    .toBeVisible();
});

test("storage order says that a payment was for a change of its days", async () => {
  const order = fixtures.storageOrder("CONFIRM", BASE_DAY);
  const [first] = order.payments;
  if (first === undefined) throw new Error("A confirmed order is paid");
  const change = { ...first, merchant_uid: "change", plan: "CHANGE" as const, amount: 1_300 };
  mockApi.use(getGetStorageOrderMockHandler({ ...order, payments: [first, change] }));
  await renderApp(path);
  const money = page.getByRole("region", { name: "결제", exact: true });
  await expect.element(money).toMatchTextContent(/한 번에 결제.*1,300원.*날짜 변경/s);
});

test("storage order history shows a request instead of a payment when the order costs nothing", async () => {
  const asked = fixtures.laterOrder("FINAL_AND_DELIVERY_ORDER", BASE_DAY);
  const [made] = asked.history;
  if (made === undefined) throw new Error("An order was made once");
  const order = {
    ...asked,
    status: "PAYMENT" as const,
    amount: { ...asked.amount, total_amount: 0, refund_amount: 11_873 },
    history: [made, { ...made, from: "QUOTED" as const, to: "PAYMENT" as const }],
  };
  mockApi.use(getGetStorageOrderMockHandler(order));
  await renderApp(`/my/order/storage/${asked.serial}`);
  await expect.element(page.getByText("예약을 접수했어요", { exact: true })).toBeVisible();
  await expect.element(page.getByText("결제했어요", { exact: true })).not.toBeInTheDocument();
});
