import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-command",
  title: "Console/명령",
  component: ScreenStory,
  ...answering(),
  args: { path: "/commands/moves-undo" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function run({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  await userEvent.type(await canvas.findByLabelText("이사 번호"), "MV20261201ABCDEFGH");
  await userEvent.type(canvas.getByLabelText("이유"), "잘못 눌렀어요");
  await userEvent.click(canvas.getByRole("button", { name: "실행하기" }));
}

export const Default: Story = {
  play: async (context) => {
    await run(context);
    await expect(await context.canvas.findByRole("table", { name: "결제 내역" })).toBeVisible();
  },
};

/** Every kind of control that a schema leads to. */
export const AllControls: Story = {
  args: { path: "/commands/moves-record-payment" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "실행하기" }));
    await expect((await canvas.findAllByText(/이사 번호/)).length).toBeGreaterThan(1);
    await expect(canvas.getByRole("radio", { name: "계좌 이체" })).toBeInTheDocument();
  },
};

/** States are chosen by their names, not by their codes. */
export const States: Story = {
  args: { path: "/commands/moves-advance" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "이사 중" })).toBeInTheDocument();
    await expect(canvas.queryByText(/^WORKING/)).toBeNull();
  },
};

export const Desktop: Story = {
  args: { path: "/commands/moves-record-payment" },
  parameters: { ...answering().parameters, viewport: { defaultViewport: "desktop" } },
};

export const Refused: Story = {
  ...answering(scenarios.runOperatorCommand.conflict),
  play: async (context) => {
    await run(context);
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { path: "/commands/moves-fly" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("없는 명령이에요")).toBeVisible();
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
