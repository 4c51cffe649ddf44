import { addDays, formatKoreanDate } from "@damadum/domain";
import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetCustomPaymentMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, screen, within } from "storybook/test";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const payment = fixtures.customPayment(BASE_DAY);

const meta = {
  id: "screens-custom-payment",
  title: "Screens/맞춤 결제 ∕payments∕custom∕:url",
  ...screenMeta,
  args: { path: `/payments/custom/${payment.url}` },
} satisfies ScreenMeta;

export default meta;

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, scenarios.getCustomPayment.QUOTED, ...defaultHandlers] } };
}

/** It can be neither paid nor declined. */
function expectOver(words: string, amount: string): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByText(amount)).toBeVisible();
    await expect(main.queryByRole("button", { name: /결제하기|거절하기/ })).toBeNull();
  };
}

/** A new request is one call away. */
const offersCall: NonNullable<Story["play"]> = async ({ canvas }) => {
  const main = within(canvas.getByRole("main"));
  await expect(main.getByRole("link", { name: "전화로 문의하기" })).toBeVisible();
};

export const Default: Story = {
  ...answering(),
  play: async (context) => {
    await expectText("사다리차 추가")(context);
    // It expires at midnight after that day.
    const last = formatKoreanDate(addDays(BASE_DAY, 3));
    await expect(context.canvas.getByText(last, { exact: false })).toBeVisible();
  },
};

export const Debt: Story = {
  ...answering(scenarios.getCustomPayment.debt),
  play: async (context) => {
    await expectText(/주문에 든 금액이라 거절할 수 없어요/)(context);
    const main = within(context.canvas.getByRole("main"));
    await expect(main.getByRole("button", { name: /^[\d,]+원 결제하기$/ })).toBeVisible();
    await expect(main.queryByRole("button", { name: "거절하기" })).toBeNull();
  },
};

export const PaymentFailed: Story = {
  ...answering(scenarios.getCustomPayment.WAIT),
  play: expectText("사다리차 추가"),
};

export const Paid: Story = {
  ...answering(scenarios.getCustomPayment.PAYMENT),
  play: expectOver("결제했어요", "결제한 금액"),
};

export const PaidForOwnOrder: Story = {
  ...answering(scenarios.getCustomPayment.own),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "주문 보기" })).toBeVisible();
  },
};

export const Declined: Story = {
  ...answering(scenarios.getCustomPayment.DECLINED),
  play: expectOver("거절했어요", "요청한 금액"),
};

export const Expired: Story = {
  ...answering(scenarios.getCustomPayment.EXPIRED),
  play: async (context) => {
    await expectOver("결제 기한이 지났어요", "요청한 금액")(context);
    await offersCall(context);
  },
};

/** The debt was paid in another way, so that nothing is left to do. */
export const PaidElsewhere: Story = {
  ...answering(scenarios.getCustomPayment.paidElsewhere),
  play: async (context) => {
    await expectOver("이미 결제했어요", "요청한 금액")(context);
    const main = within(context.canvas.getByRole("main"));
    await expect(main.queryByText("결제 기한")).toBeNull();
    await expect(main.queryByRole("link", { name: "전화로 문의하기" })).toBeNull();
  },
};

/** The rest of a debt that was paid in part is one call away. */
export const PaidInPart: Story = {
  ...answering(scenarios.getCustomPayment.lowered),
  play: async (context) => {
    await expectOver("지금은 결제할 수 없어요", "요청한 금액")(context);
    await expect(context.canvas.queryByText("결제 기한")).toBeNull();
    await offersCall(context);
  },
};

export const Cancelled: Story = {
  ...answering(scenarios.getCustomPayment.CANCEL),
  play: expectText("취소한 요청이에요"),
};

/** What it asked for may still be owed. */
export const DebtCancelled: Story = {
  ...answering(scenarios.getCustomPayment.debtCancelled),
  play: expectText(/낼 금액은 주문에서 볼 수 있어요/),
};

export const Refunded: Story = {
  ...answering(scenarios.getCustomPayment.REFUNDED),
  play: expectText("환불하기로 했어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getCustomPayment.missing),
  play: async (context) => {
    await expectText("추가 결제를 찾을 수 없어요")(context);
    await offersCall(context);
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCustomPayment.loading),
  play: expectText("추가 결제를 불러오고 있어요"),
};

const failed = { play: expectText("추가 결제를 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getCustomPayment.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getCustomPayment.offline), ...failed };

export const Declining: Story = {
  ...answering(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "거절하기" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};

export const LongText: Story = {
  ...answering(
    getGetCustomPaymentMockHandler({
      ...payment,
      title: "엘리베이터 고장으로 부른 20층 사다리차와 추가 작업자 두 사람",
      reason: "엘리베이터가 고장 나 사다리차를 불렀어요. ".repeat(12),
    }),
  ),
  play: expectText("이유"),
};
