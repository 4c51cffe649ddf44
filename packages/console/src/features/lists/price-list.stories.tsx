import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { listHandlers } from "../../testing/list-mocks.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-prices",
  title: "Console/설정 · 가격표",
  component: ScreenStory,
  ...answering(...listHandlers),
  args: { path: "/settings/prices" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = {
  ...answering(...listHandlers).parameters,
  viewport: { defaultViewport: "desktop" },
};

/** Today's prices stand there without a press; a day to come shows what will change. */
const showsToday: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("table", { name: "트럭" })).toBeVisible();
  await expect(canvas.getByRole("cell", { name: "143,500원" })).toBeInTheDocument();
  await expect(canvas.getByLabelText("견적을 내는 날")).toHaveValue("");
};

export const Default: Story = { play: showsToday };
export const Desktop: Story = { parameters: desktop, play: showsToday };

export const AnotherDay: Story = {
  args: { path: "/settings/prices?day=2027-01-13" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("견적을 내는 날")).toHaveValue("2027-01-13");
    await expect(await canvas.findByRole("table", { name: "트럭" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.runOperatorCommand.loading, ...listHandlers),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("목록을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.runOperatorCommand.error, ...listHandlers),
  play: failed,
};
export const Offline: Story = {
  ...answering(scenarios.runOperatorCommand.offline, ...listHandlers),
  play: failed,
};
