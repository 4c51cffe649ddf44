import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-records",
  title: "Console/기록",
  component: ScreenStory,
  ...answering(),
  args: { path: "/records/company/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d01" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { ...answering().parameters, viewport: { defaultViewport: "desktop" } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "결제 내역" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "등록 정보 고치기" })).toBeVisible();
  },
};

export const Desktop: Story = { parameters: desktop };

/** Something of which there is no page. */
export const Unknown: Story = {
  args: { path: "/records/moon/1" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("없는 화면이에요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.runOperatorCommand.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("기업 내용을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.runOperatorCommand.error),
  play: failed,
};
export const Offline: Story = { ...answering(scenarios.runOperatorCommand.offline), play: failed };
