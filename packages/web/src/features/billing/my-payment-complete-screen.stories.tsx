import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { answering } from "../../testing/answering.ts";
import { expectTitle } from "../../testing/story-expectations.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-my-payment-complete",
  title: "Screens/결제 수단 등록 결과 ∕my∕payment∕complete∕mobile",
  ...screenMeta,
  args: {
    path: `/my/payment/complete/mobile?customer_uid=${fixtures.customerUid}`,
    person: "member",
  },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = { play: expectTitle("결제 수단을 등록했어요") };

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.createBillingKey.loading),
  play: expectTitle("결제 수단 확인 중"),
};

export const NotFinished: Story = {
  ...answering(scenarios.createBillingKey.notFinished),
  play: expectTitle("결제 수단을 등록하지 않았어요"),
};

const failed = { play: expectTitle("등록을 아직 확인하지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.createBillingKey.error), ...failed };
export const Offline: Story = { ...answering(scenarios.createBillingKey.offline), ...failed };

/** The URL names a payment method whose registration was never started. */
export const Missing: Story = {
  ...answering(scenarios.createBillingKey.missing),
  play: expectTitle("어느 결제 수단인지 알 수 없어요"),
};

export const Unknown: Story = {
  args: { path: "/my/payment/complete/mobile" },
  play: expectTitle("어느 결제 수단인지 알 수 없어요"),
};
