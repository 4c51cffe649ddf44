import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-today",
  title: "Console/오늘",
  component: ScreenStory,
  ...answering(),
  args: { path: "/today" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { defaultViewport: "desktop" } };

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "김담아 이사 (1톤, 2명) 이사 시작" }),
    );
    await expect(await canvas.findByText("방문 1곳을 옮겼어요.")).toBeVisible();
  },
};

/** Several at once: what was chosen stays in sight with its one button. */
export const Chosen: Story = {
  parameters: { ...answering().parameters, ...desktop },
  play: async ({ canvas, userEvent }) => {
    const [all] = await canvas.findAllByRole("checkbox", { name: /모두/ });
    if (all) await userEvent.click(all);
    await expect(await canvas.findByRole("button", { name: "2곳 다음 단계로" })).toBeVisible();
  },
};

const press: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /이사 시작/ }));
  await expect(await canvas.findByRole("alert")).toHaveTextContent("옮기지 않은 방문 1곳");
};

/** Somebody else was faster. */
export const Taken: Story = { ...answering(scenarios.advanceOperatorVisits.taken), play: press };

/** What the state does not allow, no day does. */
export const Refused: Story = {
  ...answering(scenarios.advanceOperatorVisits.refused),
  play: async (context) => {
    await press(context);
    await expect(context.canvas.queryByRole("button", { name: /먼저 옮기기/ })).toBeNull();
  },
};

/** Too early, which may be meant. */
export const Early: Story = {
  ...answering(scenarios.advanceOperatorVisits.early),
  play: async (context) => {
    await press(context);
    await expect(
      context.canvas.getByRole("button", { name: "약속한 날보다 먼저 옮기기" }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  ...answering(scenarios.listOperatorVisits.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("방문이 없어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listOperatorVisits.loading),
};

const failed: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent("방문을 불러오지 못했어요");
};
export const ServerError: Story = {
  ...answering(scenarios.listOperatorVisits.error),
  play: failed,
};
export const Offline: Story = { ...answering(scenarios.listOperatorVisits.offline), play: failed };
