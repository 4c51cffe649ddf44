import { scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "console-login",
  title: "Console/로그인",
  component: ScreenStory,
  ...answering(),
  args: { path: "/login" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  await userEvent.type(await canvas.findByLabelText("아이디"), "demo-operator");
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: "input" }), "Damadum!2026");
  await userEvent.type(canvas.getByLabelText("인증 번호"), "123456");
  await userEvent.click(canvas.getByRole("button", { name: "로그인" }));
}

export const Default: Story = {
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "담아둠 운영" })).toBeVisible();
  },
};

/** Without a login every page leads here, and back. */
export const LoggedIn: Story = {
  args: { path: "/account", person: "visitor" },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByRole("heading", { level: 1, name: "내 로그인" }),
    ).toBeVisible();
  },
};

const failed = (scenario: Parameters<typeof answering>[0]): Story => ({
  args: { person: "visitor" },
  ...answering(...(scenario === undefined ? [] : [scenario])),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
  },
});

export const WrongCode: Story = { ...failed(scenarios.loginOperator.wrong) };
export const ServerError: Story = { ...failed(scenarios.loginOperator.error) };
export const Offline: Story = { ...failed(scenarios.loginOperator.offline) };
