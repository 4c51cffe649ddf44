import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completeOperatorLogin } from "./fixtures.ts";
import { operatorLoginForm } from "./form.ts";

const form = formStories(operatorLoginForm, {
  context: {},
  complete: completeOperatorLogin,
  errors: expectFocus("로그인", "아이디"),
  rejection: rejected(401, "login_failed", "아이디나 비밀번호, 인증 번호가 맞지 않아요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "로그인" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("맞지 않아요");
  },
});

const meta = {
  id: "forms-operatorlogin",
  title: "Forms/운영자 로그인",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("인증 번호"), "12");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
