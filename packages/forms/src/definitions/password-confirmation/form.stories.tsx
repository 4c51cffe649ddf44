import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectAlert, expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completePasswordConfirmation } from "./fixtures.ts";
import { passwordConfirmationForm } from "./form.ts";

const context = { username: "demo-member" };

const form = formStories(passwordConfirmationForm, {
  context,
  complete: completePasswordConfirmation,
  errors: expectFocus("확인", "지금 쓰는 비밀번호"),
  rejection: rejectedField("passwd", "비밀번호가 맞지 않아요. 다시 확인해 주세요."),
  afterRejection: expectAlert("확인", "비밀번호가 맞지 않아요"),
});

const meta = {
  id: "forms-passwordconfirmation",
  title: "Forms/비밀번호 확인",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("지금 쓰는 비밀번호"), "Damadum!2026");
    await userEvent.click(canvas.getByRole("button", { name: "비밀번호 보기" }));
    await expect(canvas.getByLabelText("지금 쓰는 비밀번호")).toHaveValue("Damadum!2026");
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
