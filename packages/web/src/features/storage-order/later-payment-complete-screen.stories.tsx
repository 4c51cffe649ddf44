import { BASE_DAY, fixtures, getGetStorageOrderMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { expectRole, expectTitle } from "../../testing/story-expectations.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const paidDelivery = fixtures.laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY, "PAYMENT");
const { serial } = paidDelivery;
const numbers = { imp_uid: fixtures.impUid, merchant_uid: fixtures.storageMerchantUid };

const meta = {
  id: "screens-storage-payment-complete",
  title: "Screens/보관 결제 결과 ∕storage-delivery∕payment-complete∕mobile",
  ...screenMeta,
  args: { path: paths.laterPaymentComplete.getHref(serial, numbers), person: "member" },
} satisfies ScreenMeta;

export default meta;

const complete = scenarios.completeStorageDeliveryPayment;

export const Default: Story = {
  ...answering(getGetStorageOrderMockHandler(paidDelivery)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("캘린더에 추가")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /결제한 금액/ })).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ["loading"],
  ...answering(complete.loading),
  play: expectTitle("결제 확인 중"),
};
export const Pending: Story = { ...answering(complete.pending), play: expectTitle("결제 확인 중") };
export const Failed: Story = {
  ...answering(complete.failed),
  play: expectTitle("결제하지 못했어요"),
};
const failed = { play: expectTitle("결제를 아직 확인하지 못했어요") };
export const ServerError: Story = { ...answering(complete.error), ...failed };
export const Offline: Story = { ...answering(complete.offline), ...failed };
export const InAnotherBrowser: Story = {
  args: { person: "visitor" },
  play: expectRole("link", "로그인하고 주문 보기"),
};
export const Final: Story = {
  args: { path: paths.laterPaymentComplete.getHref("SF202612027K3F9QX2", numbers) },
  play: expectTitle("예약을 접수했어요"),
};
export const Unknown: Story = {
  args: { path: paths.laterPaymentComplete.getHref(serial) },
  play: expectTitle("어느 결제인지 알 수 없어요"),
};
