import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-to-do",
  title: "Console/할 일",
  component: ScreenStory,
  ...answering(),
  args: { path: "/todo" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { defaultViewport: "desktop" } };

/** What a press does is tested in app/frame.test.tsx. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /확정하기/ })).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { ...answering().parameters, ...desktop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "할 일" })).toBeVisible();
  },
};

/** A step that needs more than a press asks for the rest. */
export const Asking: Story = {
  parameters: { ...answering().parameters, ...desktop },
  play: async ({ canvas, userEvent }) => {
    const name = /답할 파손 신고 배상하기$/;
    await userEvent.click(await canvas.findByRole("button", { name }));
    await userEvent.click(await canvas.findByRole("button", { name: "배상하기" }));
    await expect((await canvas.findAllByText(/배상금을 입력해/)).length).toBeGreaterThan(0);
  },
};

export const Refused: Story = {
  ...answering(scenarios.runOperatorCommand.conflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /확정하기/ }));
    await expect(await canvas.findByText(/^지금/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...answering(scenarios.listOperatorTodo.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("기다리는 일이 없어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listOperatorTodo.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("할 일을 불러오지 못했어요");
};
export const ServerError: Story = { ...answering(scenarios.listOperatorTodo.error), play: failed };
export const Offline: Story = { ...answering(scenarios.listOperatorTodo.offline), play: failed };
