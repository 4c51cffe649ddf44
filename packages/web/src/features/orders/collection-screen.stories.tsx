import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Collection",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: { path: "/my/estimate/MV202611307K3F9Q02/collection", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...answering(scenarios.getEstimate.WORKING_COMPLETE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "박스 수거 신청하기" })).toBeVisible();
  },
};

export const NoCollectionDue: Story = {
  ...answering(scenarios.getEstimate.CONFIRM),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("지금은 신청할 박스 수거가 없어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getEstimate.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("박스를 언제 돌려주시겠어요?")).toBeVisible();
  },
};

export const ServerError: Story = {
  ...answering(scenarios.getEstimate.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  ...answering(scenarios.getEstimate.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Visitor: Story = {
  ...answering(),
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /아이디/ })).toBeVisible();
  },
};
