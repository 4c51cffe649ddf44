import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-search",
  title: "Console/찾기",
  component: ScreenStory,
  ...answering(),
  args: { path: "/search?q=5678" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { defaultViewport: "desktop" } };

export const Default: Story = {
  play: async ({ canvas }) => {
    const [move] = await canvas.findAllByRole("link", { name: /김담아/ });
    await expect(move).toHaveAttribute("href", "/orders/MV20261201ABCDEFGH");
  },
};

export const Desktop: Story = { parameters: { ...answering().parameters, ...desktop } };

export const TooShort: Story = {
  args: { path: "/search" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("두 글자부터 찾을 수 있어요")).toBeVisible();
  },
};

export const Nothing: Story = {
  ...answering(scenarios.searchOperator.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("찾은 것이 없어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.searchOperator.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("찾은 것을 불러오지 못했어요");
};
export const ServerError: Story = { ...answering(scenarios.searchOperator.error), play: failed };
export const Offline: Story = { ...answering(scenarios.searchOperator.offline), play: failed };
