import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-schedule",
  title: "Console/일정",
  component: ScreenStory,
  ...answering(),
  args: { path: "/schedule?from=2026-12-01" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { ...answering().parameters, viewport: { defaultViewport: "desktop" } };

export const Default: Story = {
  play: async ({ canvas }) => {
    const closed = /오전 9시|09:00 닫음, 받은 것 2건/;
    const [slot] = await canvas.findAllByRole("button", { name: closed });
    await expect(slot).toBeVisible();
  },
};

export const Desktop: Story = { parameters: desktop };

/** A press on a start asks only how much it takes. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    const [slot] = await canvas.findAllByRole("button", { name: /13:00 2\/5/ });
    if (slot) await userEvent.click(slot);
    await expect(await canvas.findByRole("textbox", { name: /받는 수/ })).toHaveValue("5");
    await expect(canvas.queryByLabelText("day")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.runOperatorCommand.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("일정을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.runOperatorCommand.error),
  play: failed,
};
export const Offline: Story = { ...answering(scenarios.runOperatorCommand.offline), play: failed };
