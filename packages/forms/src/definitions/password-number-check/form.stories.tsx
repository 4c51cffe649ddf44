import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectAlert, expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completePasswordNumberCheck } from "./fixtures.ts";
import { passwordNumberCheckForm } from "./form.ts";

const context = {};
const { username } = completePasswordNumberCheck;

const form = formStories(passwordNumberCheckForm, {
  context,
  complete: completePasswordNumberCheck,
  errors: expectFocus("확인", "인증번호"),
  rejection: rejectedField("number", "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요."),
  afterRejection: expectAlert("확인", "번호가 맞지 않아요"),
  initial: { username },
});

const meta = {
  id: "forms-passwordnumbercheck",
  title: "Forms/비밀번호 인증번호 확인",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filling: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText("인증번호");
    await userEvent.click(number);
    await userEvent.paste("482-019");
    await userEvent.tab();
    await expect(number).toHaveValue("482019");
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
