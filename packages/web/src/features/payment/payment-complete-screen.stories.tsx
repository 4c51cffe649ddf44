import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetEstimateMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.merchantUid}`;

const meta = {
  title: "Screens/Payment complete",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: {
    path: `/estimate/payment/complete/mobile?serial=MV202612017K3F9Q00&${numbers}&imp_success=true`,
    person: "member",
  },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function withHandlers(...handlers: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...handlers, ...defaultHandlers] } };
}

function expectTitle(title: string): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  };
}

export const Default: Story = { ...withHandlers(), play: expectTitle("예약됐어요") };

export const PaidInFull: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("PAYMENT", BASE_DAY);
      const total = order.amount.total_amount;
      const ledger = { ...order.ledger, paid_amount: total, balance_amount: 0 };
      return { ...order, paid_amount: total, balance_amount: 0, ledger };
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("모두 결제했어요")).toBeVisible();
  },
};

export const BalancePaid: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("COMPLETE", BASE_DAY);
      return { ...order, status: "WORKING_COMPLETE" as const };
    }),
  ),
  play: expectTitle("잔금을 결제했어요"),
};

/** The person closed the window: back where they paid, with a word. */
export const Cancelled: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.abandoned, scenarios.getEstimate.QUOTED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article")).toBeVisible();
    await expect(await screen.findByText(/빠져나간 금액은 없어요/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...withHandlers(scenarios.completeEstimatePayment.loading),
  play: expectTitle("결제 확인 중"),
};

export const Pending: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.pending),
  play: expectTitle("결제 확인 중"),
};

export const Failed: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.failed),
  play: expectTitle("결제하지 못했어요"),
};

export const Refunded: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.refunded),
  play: expectTitle("결제한 금액을 환불해 드렸어요"),
};

export const SlotFull: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.slotFull),
  play: expectTitle("고른 시간이 먼저 마감됐어요"),
};

export const AmountMismatch: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.amountMismatch),
  play: expectTitle("결제 금액이 주문과 달랐어요"),
};

export const Missing: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.missing),
  play: expectTitle("결제를 찾을 수 없어요"),
};

export const Error: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.tooManyRequests),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};

export const InAnotherBrowser: Story = {
  ...withHandlers(),
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "로그인하고 주문 보기" })).toBeVisible();
  },
};

export const WithoutNumbers: Story = {
  ...withHandlers(),
  args: { path: "/estimate/payment/complete/mobile" },
  play: expectTitle("어느 결제인지 알 수 없어요"),
};

export const RejectedBeforeStart: Story = {
  ...withHandlers(),
  args: {
    path: "/estimate/payment/complete/mobile?serial=MV202612017K3F9Q00&imp_success=false&error_msg=등록되지 않은 가맹점이에요.",
  },
  play: expectTitle("결제를 시작하지 못했어요"),
};

export const ServerError: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.error),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};

export const Offline: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.offline),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};
