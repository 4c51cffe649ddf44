import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-commands",
  title: "Console/명령 목록",
  component: ScreenStory,
  ...answering(),
  args: { path: "/commands" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "명령 찾기" }), "되돌");
    await expect(await canvas.findByRole("link", { name: /잘못 옮긴 마지막 걸음/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("slots list")).not.toBeInTheDocument());
  },
};

export const Desktop: Story = {
  parameters: { ...answering().parameters, viewport: { defaultViewport: "desktop" } },
};

export const NothingFound: Story = {
  args: { path: "/commands?q=없는말" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("그런 명령이 없어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listOperatorCommands.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("명령을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.listOperatorCommands.error),
  play: failed,
};
export const Offline: Story = {
  ...answering(scenarios.listOperatorCommands.offline),
  play: failed,
};
