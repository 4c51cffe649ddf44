import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { expectTitle } from "../../testing/story-expectations.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const { url } = fixtures.customPayment(BASE_DAY);
const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.customMerchantUid}`;

const meta = {
  id: "screens-custom-payment-complete",
  title: "Screens/맞춤 결제 결과 ∕callback∕payments∕custom∕mobile",
  ...screenMeta,
  args: { path: `/callback/payments/custom/mobile?serial=${url}&${numbers}` },
} satisfies ScreenMeta;

export default meta;

const complete = scenarios.completeCustomPayment;

export const Default: Story = { play: expectTitle("추가 결제를 마쳤어요") };

export const OfOwnOrder: Story = {
  ...answering(scenarios.getCustomPayment.own),
  play: async (context) => {
    await expectTitle("추가 결제를 마쳤어요")(context);
    const order = await within(context.canvasElement).findByRole("link", { name: "주문 보기" });
    await expect(order).toHaveAttribute("href", expect.stringMatching(/\/MV\w+$/));
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(complete.loading),
  play: expectTitle("결제 확인 중"),
};

export const Failed: Story = {
  ...answering(complete.failed),
  play: expectTitle("결제하지 못했어요"),
};

/** It was paid, and refunded since. */
export const Refunded: Story = {
  ...answering(complete.refunded),
  play: expectTitle("환불된 결제예요"),
};

const failed = { play: expectTitle("결제를 아직 확인하지 못했어요") };
export const ServerError: Story = { ...answering(complete.error), ...failed };
export const Offline: Story = { ...answering(complete.offline), ...failed };

export const Unknown: Story = {
  args: { path: "/callback/payments/custom/mobile" },
  play: async (context) => {
    await expectTitle("어느 결제인지 알 수 없어요")(context);
    const main = within(context.canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "홈으로" })).toBeVisible();
  },
};
