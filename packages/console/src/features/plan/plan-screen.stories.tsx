import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-plan",
  title: "Console/계획",
  component: ScreenStory,
  ...answering(),
  args: { path: "/plan" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "마포 1팀 1곳" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "팀이 여는 링크" })).toBeVisible();
  },
};

/** What would break a window is refused until the operator decides. */
export const Broken: Story = {
  ...answering(scenarios.assignOperatorVisit.broken),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole("combobox", { name: "김담아 맡을 팀" });
    await userEvent.selectOptions(choice, "강남 2팀");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "약속한 시간(09:00~11:00)을 넘겨요",
    );
    await expect(canvas.getByRole("button", { name: "그래도 맡기기" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "그대로 두기" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const NoCrews: Story = {
  ...answering(scenarios.getOperatorPlan.noCrews),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "팀과 트럭 더하기" }));
    await expect(await canvas.findByRole("dialog", { name: "팀과 트럭 더하기" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getOperatorPlan.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("계획을 불러오지 못했어요");
};
export const ServerError: Story = { ...answering(scenarios.getOperatorPlan.error), play: failed };
export const Offline: Story = { ...answering(scenarios.getOperatorPlan.offline), play: failed };
