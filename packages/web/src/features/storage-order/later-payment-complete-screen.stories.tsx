import { BASE_DAY, defaultHandlers, fixtures, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const { serial } = fixtures.laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY);
const numbers = { imp_uid: fixtures.impUid, merchant_uid: fixtures.storageMerchantUid };

const meta = {
  title: "Screens/Storage payment complete",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: { path: paths.laterPaymentComplete.getHref(serial, numbers), person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, ...defaultHandlers] } };
}

function expectTitle(title: string): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  };
}

const complete = scenarios.completeStorageDeliveryPayment;

export const Default: Story = { ...answering(), play: expectTitle("박스를 보내 드릴게요") };
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
export const ServerError: Story = {
  ...answering(complete.error),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};
export const Offline: Story = {
  ...answering(complete.offline),
  play: expectTitle("결제를 아직 확인하지 못했어요"),
};
export const InAnotherBrowser: Story = {
  ...answering(),
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "로그인하고 주문 보기" })).toBeVisible();
  },
};
export const Final: Story = {
  ...answering(),
  args: { path: paths.laterPaymentComplete.getHref("SF202612027K3F9QX2", numbers) },
  play: expectTitle("신청을 마쳤어요"),
};
export const Unknown: Story = {
  ...answering(),
  args: { path: paths.laterPaymentComplete.getHref(serial) },
  play: expectTitle("어느 결제인지 알 수 없어요"),
};
