import { expect, test } from "vitest";
import { startPayment, type Payable } from "./start-payment.ts";

interface Choice {
  readonly payment_id?: string;
}

const controls = {
  signal: new AbortController().signal,
  onOpen: () => expect.unreachable("no window may open"),
};

function payable(payment: Awaited<ReturnType<Payable<Choice>["prepare"]>>): Payable<Choice> {
  return {
    prepare: () => Promise.resolve(payment),
    complete: () => expect.unreachable("nothing came back from a window"),
    resultHref: () => "/result",
    withoutWindow: { href: "/order", message: "결제했어요." },
  };
}

const charge = (status: "READY" | "PAID" | "FAILED") =>
  payable({
    payment_status: status,
    failure_reason: status === "FAILED" ? "한도 초과" : null,
    merchant_uid: "st_0123456789012345678",
    customer_uid: null,
    amount: 1000,
    name: "보관",
    account_code: "imp00000000",
    pg: "html5_inicis",
    pay_method: "card",
    buyer: { name: "김담아", tel: null, email: null },
    expires_at: "2026-01-01T00:00:00Z",
  });

const registered = { payment_id: "1" };

test("startPayment opens no window when a registered method is charged and the provider has not decided", async () => {
  expect(await startPayment(charge("READY"), registered, controls)).toEqual({
    kind: "confirm",
    href: "/order",
  });
});

test("startPayment returns the message for a payment when a registered method was charged", async () => {
  expect(await startPayment(charge("PAID"), registered, controls)).toEqual({
    kind: "confirm",
    href: "/order",
    message: "결제했어요.",
  });
});

test("startPayment fails with the provider's reason when the charge is rejected", async () => {
  expect(await startPayment(charge("FAILED"), registered, controls)).toEqual({
    kind: "failed",
    reason: "한도 초과",
  });
});

test("startPayment navigates immediately when there is nothing to pay", async () => {
  expect(await startPayment(payable(null), {}, controls)).toMatchObject({ href: "/order" });
});

test("startPayment navigates to the result page when the payable names no other page", async () => {
  const { withoutWindow: _none, ...invoice } = charge("PAID");
  expect(await startPayment(invoice, registered, controls)).toEqual({
    kind: "confirm",
    href: "/result",
  });
});
