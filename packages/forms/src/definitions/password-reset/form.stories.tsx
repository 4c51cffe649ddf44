import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectAlert, expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completePasswordReset } from "./fixtures.ts";
import { passwordResetForm } from "./form.ts";

const { username, reset_token } = completePasswordReset;
const context = { username };

const form = formStories(passwordResetForm, {
  context,
  complete: completePasswordReset,
  errors: expectFocus("비밀번호 바꾸기", "새 비밀번호"),
  rejection: rejected(
    409,
    "ticket_invalid",
    "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.",
  ),
  afterRejection: expectAlert("비밀번호 바꾸기", "처음부터 다시"),
  initial: { username, reset_token },
});

const meta = {
  id: "forms-passwordreset",
  title: "Forms/비밀번호 다시 정하기",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("새 비밀번호");
    await userEvent.type(password, "box2026new");
    await expect(canvas.getAllByText("맞아요")).toHaveLength(2);
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
