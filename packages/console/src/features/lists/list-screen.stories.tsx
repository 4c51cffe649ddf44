import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { emptyList } from "../../testing/operator-mocks.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-lists",
  title: "Console/목록",
  component: ScreenStory,
  ...answering(),
  args: { path: "/money" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { ...answering().parameters, viewport: { defaultViewport: "desktop" } };

/** What is owed, with how much there is and the way to the rest. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("모두 3건 가운데 2건")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "더 보기" })).toBeVisible();
    const [move] = canvas.getAllByRole("link", { name: "이사 잔금" });
    await expect(move).toHaveAttribute("href", "/orders/MV20261201ABCDEFGH");
  },
};

export const Desktop: Story = {
  parameters: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "받을 돈" })).toBeVisible();
  },
};

/** Filters come from the fields of the command. */
export const Filtered: Story = {
  args: { path: "/billing?status=PAID" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "상태" })).toHaveValue("PAID");
    await expect(await canvas.findByText("모두 2건 가운데 2건")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "더 보기" })).not.toBeInTheDocument();
  },
};

/** A list that the operator's role does not see. */
export const Forbidden: Story = {
  args: { path: "/settings/operators" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/내 역할로는 볼 수 없어요/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...answering(emptyList),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("아무것도 없어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.runOperatorCommand.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("목록을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.runOperatorCommand.error),
  play: failed,
};
export const Offline: Story = { ...answering(scenarios.runOperatorCommand.offline), play: failed };
