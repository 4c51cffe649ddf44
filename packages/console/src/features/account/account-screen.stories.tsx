import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-account",
  title: "Console/내 계정",
  component: ScreenStory,
  ...answering(),
  args: { path: "/account" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "198.51.100.2 로그인 끝내기" }),
    );
    await expect(await canvas.findByText("그 로그인을 끝냈어요.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "계획" })).toHaveAttribute("href", "/plan");
  },
};

export const Desktop: Story = {
  parameters: { ...answering().parameters, viewport: { defaultViewport: "desktop" } },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listOperatorSessions.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("로그인을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.listOperatorSessions.error),
  play: failed,
};
export const Offline: Story = {
  ...answering(scenarios.listOperatorSessions.offline),
  play: failed,
};
