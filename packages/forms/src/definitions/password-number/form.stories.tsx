import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectAlert, expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completePasswordNumber } from "./fixtures.ts";
import { passwordNumberForm } from "./form.ts";

const context = {};

const form = formStories(passwordNumberForm, {
  context,
  complete: completePasswordNumber,
  errors: expectFocus("인증번호 받기", "아이디"),
  rejection: rejected(429, "too_many_requests", "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요."),
  afterRejection: expectAlert("인증번호 받기", "너무 잦아요"),
});

const meta = {
  id: "forms-passwordnumber",
  title: "Forms/비밀번호 인증번호 받기",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "demo-member");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
