import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { listHandlers, longReview } from "../../testing/list-mocks.ts";
import { emptyList } from "../../testing/operator-mocks.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-reviews",
  title: "Console/설정 · 후기",
  component: ScreenStory,
  ...answering(...listHandlers),
  args: { path: "/settings/reviews" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = {
  ...answering(...listHandlers).parameters,
  viewport: { defaultViewport: "desktop" },
};
const [paragraph = ""] = longReview.split("\n");

/** Nobody answers what they cannot read: the whole text stands in the list. */
const readsWhole: Story["play"] = async ({ canvas }) => {
  const text = await canvas.findByText(paragraph, { exact: false });
  await expect(text).toHaveTextContent(longReview.replace("\n", " "));
  await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  for (let box = text.parentElement; box?.closest("li, td"); box = box.parentElement) {
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  }
};

export const Default: Story = { play: readsWhole };
export const Desktop: Story = { parameters: desktop, play: readsWhole };

export const Answering: Story = {
  parameters: desktop,
  play: async ({ canvas, userEvent }) => {
    const name = /MV20261201ABCDEFGH .*답글 쓰기/s;
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(await canvas.findByRole("textbox", { name: /답글/ })).toBeVisible();
  },
};

/** One that is hidden says why, and comes back by a press. */
export const Hidden: Story = {
  parameters: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("다른 고객의 이름이 적혀 있어 가렸어요")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /다시 보이기/ })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /가리기/ })).toHaveLength(1);
  },
};

export const Empty: Story = {
  ...answering(emptyList, ...listHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("아무것도 없어요")).toBeVisible();
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
