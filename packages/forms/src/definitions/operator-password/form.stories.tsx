import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completeOperatorPassword } from "./fixtures.ts";
import { operatorPasswordForm } from "./form.ts";

const form = formStories(operatorPasswordForm, {
  context: {},
  complete: completeOperatorPassword,
  errors: expectFocus("패스키로 계속하기", "아이디"),
  rejection: rejected(401, "login_failed", "아이디, 비밀번호, 패스키가 맞지 않아요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "패스키로 계속하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("맞지 않아요");
  },
});

const meta = {
  id: "forms-operatorpassword",
  title: "Forms/운영자 패스키 로그인",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;

export const Default = form.Default;
export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
