import { BASE_DAY, defaultHandlers, fixtures, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const { url } = fixtures.customPayment(BASE_DAY);
const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.customMerchantUid}`;

const meta = {
  title: "Screens/Custom payment complete",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: { path: `/callback/payments/custom/mobile?serial=${url}&${numbers}` },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, ...defaultHandlers] } };
}

function says(title: string): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  };
}

export const Default: Story = { ...answering(), play: says("추가 금액을 결제했어요") };

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.completeCustomPayment.loading),
  play: says("결제 확인 중"),
};

export const Failed: Story = {
  ...answering(scenarios.completeCustomPayment.failed),
  play: says("결제하지 못했어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.completeCustomPayment.error),
  play: says("결제를 아직 확인하지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.completeCustomPayment.offline),
  play: says("결제를 아직 확인하지 못했어요"),
};

export const Unknown: Story = {
  ...answering(),
  args: { path: "/callback/payments/custom/mobile" },
  play: says("어느 결제인지 알 수 없어요"),
};
