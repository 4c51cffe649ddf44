import { BASE_DAY, defaultHandlers, fixtures, scenarios } from "@damadum/sdk/mocks";
import { expectRole, expectText, expectTitle } from "../../testing/story-expectations.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const { serial } = fixtures.storageOrder("PAYMENT", BASE_DAY);
const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.storageMerchantUid}`;

const meta = {
  id: "screens-first-storage-payment-complete",
  title: "Screens/첫 보관 결제 결과 ∕storage∕payment∕complete∕mobile",
  ...screenMeta,
  args: {
    path: `/storage/payment/complete/mobile?serial=${serial}&${numbers}&imp_success=true`,
    person: "member",
  },
} satisfies ScreenMeta;

export default meta;

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, scenarios.getStorageOrder.PAYMENT, ...defaultHandlers] } };
}

export const Default: Story = { ...answering(), play: expectText("앞으로 할 일") };

/** A registered payment method returns without numbers: the order itself shows that it is paid. */
export const WithRegisteredCard: Story = {
  ...answering(),
  args: { path: `/storage/payment/complete/mobile?serial=${serial}` },
  play: expectTitle("예약을 접수했어요"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.completeStorageOrderPayment.loading),
  play: expectTitle("결제 확인 중"),
};

export const Failed: Story = {
  ...answering(scenarios.completeStorageOrderPayment.failed),
  play: expectTitle("결제하지 못했어요"),
};

export const Refunded: Story = {
  ...answering(scenarios.completeStorageOrderPayment.refunded),
  play: expectTitle("환불된 결제예요"),
};

export const SlotFull: Story = {
  ...answering(scenarios.completeStorageOrderPayment.slotFull),
  play: expectTitle("고른 시간이 먼저 마감됐어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.completeStorageOrderPayment.error),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.completeStorageOrderPayment.offline),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};

export const Unknown: Story = {
  ...answering(scenarios.getStorageOrder.QUOTED),
  args: { path: "/storage/payment/complete/mobile?error_msg=x" },
  play: expectTitle("어느 결제인지 알 수 없어요"),
};

export const InAnotherBrowser: Story = {
  ...answering(),
  args: { person: "visitor" },
  play: expectRole("link", "로그인하고 주문 보기"),
};
