import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect, screen, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { expectRole, expectText, expectTitle } from "../../testing/story-expectations.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const order = "/my/estimate/MV202612017K3F9Q00";
const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.merchantUid}`;

const meta = {
  id: "screens-payment-complete",
  title: "Screens/이사 결제 결과 ∕estimate∕payment∕complete∕mobile",
  ...screenMeta,
  args: {
    path: `/estimate/payment/complete/mobile?serial=MV202612017K3F9Q00&${numbers}&imp_success=true`,
    person: "member",
  },
} satisfies ScreenMeta;

export default meta;

const { completeEstimatePayment } = scenarios;

/** The ticket: amounts, next tasks and links. */
export const Default: Story = {
  ...answering(scenarios.getEstimate.PAYMENT),
  play: async (context) => {
    await expectTitle("예약을 접수했어요")(context);
    const main = within(context.canvas.getByRole("main"));
    await expect(await main.findByRole("row", { name: /결제한 금액/ })).toBeVisible();
    const balance = main.getByRole("row", { name: /잔금/ });
    await expect(balance).toHaveTextContent("짐을 내린 뒤에 결제해요");
    await expect(main.getByText("앞으로 할 일")).toBeVisible();
    for (const [name, href] of [
      ["캘린더에 추가", expect.stringContaining("BEGIN%3AVEVENT")],
      ["영수증 보기", expect.stringMatching(/^\/my\/papers\/moves\/MV[^/]+\/receipt$/)],
      ["주문 보기", order],
    ] as const) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  },
};

export const PaidInFull: Story = {
  ...answering(
    getGetEstimateMockHandler(() => fixtures.estimate("PAYMENT", BASE_DAY, { plan: "FULL" })),
  ),
  play: expectText("모두 결제했어요"),
};

export const BalancePaid: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const complete = fixtures.estimate("COMPLETE", BASE_DAY);
      const payments = complete.payments.map((paid) => ({ ...paid, plan: "BALANCE" as const }));
      return { ...complete, payments, status: "WORKING_COMPLETE" as const };
    }),
  ),
  play: expectTitle("잔금을 결제했어요"),
};

/** The person closed the window: back to the payment page, with a message. */
export const Cancelled: Story = {
  ...answering(completeEstimatePayment.abandoned, scenarios.getEstimate.QUOTED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "견적서 보기" })).toBeVisible();
    await expect(await screen.findByText(/빠져나간 금액은 없어요/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(completeEstimatePayment.loading),
  play: expectTitle("결제 확인 중"),
};

export const Pending: Story = {
  ...answering(completeEstimatePayment.pending),
  play: expectTitle("결제 확인 중"),
};

export const Failed: Story = {
  ...answering(completeEstimatePayment.failed),
  play: async (context) => {
    await expectTitle("결제하지 못했어요")(context);
    await expect(context.canvas.getByText(/카드 한도를 넘었어요/)).toBeVisible();
    await expect(context.canvas.getByRole("link", { name: "다시 결제하기" })).toHaveAttribute(
      "href",
      "/estimate/payment?serial=MV202612017K3F9Q00",
    );
  },
};

export const Refunded: Story = {
  ...answering(completeEstimatePayment.refunded),
  play: expectTitle("환불된 결제예요"),
};

export const SlotFull: Story = {
  ...answering(completeEstimatePayment.slotFull),
  play: async (context) => {
    await expectTitle("고른 시간이 먼저 마감됐어요")(context);
    const again = await context.canvas.findByRole("link", { name: "다른 시간 고르기" });
    await expect(again.getAttribute("href")).toMatch(/^\/\?step=/);
  },
};

export const AmountMismatch: Story = {
  ...answering(completeEstimatePayment.amountMismatch),
  play: expectTitle("결제 금액이 주문과 달랐어요"),
};

export const Missing: Story = {
  ...answering(completeEstimatePayment.missing),
  play: expectTitle("결제를 찾을 수 없어요"),
};

export const Error: Story = {
  ...answering(completeEstimatePayment.tooManyRequests),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};

export const InAnotherBrowser: Story = {
  args: { person: "visitor" },
  play: expectRole("link", "로그인하고 주문 보기"),
};

export const WithoutNumbers: Story = {
  args: { path: "/estimate/payment/complete/mobile" },
  play: expectTitle("어느 결제인지 알 수 없어요"),
};

export const RejectedBeforeStart: Story = {
  args: {
    path: "/estimate/payment/complete/mobile?serial=MV202612017K3F9Q00&imp_success=false&error_msg=등록되지 않은 가맹점이에요.",
  },
  play: expectTitle("결제를 시작하지 못했어요"),
};

const failed = { play: expectTitle("결제를 아직 확인하지 못했어요") };
export const ServerError: Story = { ...answering(completeEstimatePayment.error), ...failed };
export const Offline: Story = { ...answering(completeEstimatePayment.offline), ...failed };
