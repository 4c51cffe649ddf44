import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectAlert, expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completePasswordChange } from "./fixtures.ts";
import { passwordChangeForm } from "./form.ts";

const context = { username: "demo-member" };

const form = formStories(passwordChangeForm, {
  context,
  complete: completePasswordChange,
  errors: expectFocus("비밀번호 바꾸기", "새 비밀번호"),
  rejection: rejected(403, "password_check_required", "비밀번호를 먼저 확인해 주세요."),
  afterRejection: expectAlert("비밀번호 바꾸기", "먼저 확인해"),
});

const meta = {
  id: "forms-passwordchange",
  title: "Forms/비밀번호 바꾸기",
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
