import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completeLogin } from "./fixtures.ts";
import { loginForm } from "./form.ts";

const meta = {
  title: "Forms/Login",
  render: () => <StoryForm definition={loginForm} context={{}} onSubmit={neverAnswered} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "demo-member");
    await userEvent.click(canvas.getByRole("button", { name: "비밀번호 보기" }));
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Errors: Story = { play: expectFocus("로그인", "아이디") };

export const ServerError: Story = {
  render: () => (
    <StoryForm
      definition={loginForm}
      context={{}}
      initialData={completeLogin}
      onSubmit={rejected(401, "login_failed", "아이디나 비밀번호가 맞지 않아요.")}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "로그인" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("맞지 않아요");
    await expect(canvas.getByLabelText("아이디")).toHaveValue(completeLogin.username);
  },
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={loginForm}
      context={{}}
      initialData={completeLogin}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("로그인"),
};
