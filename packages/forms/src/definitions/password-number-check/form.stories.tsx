import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectAlert, expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completePasswordNumberCheck } from "./fixtures.ts";
import { passwordNumberCheckForm } from "./form.ts";

const context = {};
const { username } = completePasswordNumberCheck;

const meta = {
  title: "Forms/PasswordNumberCheck",
  render: () => (
    <StoryForm
      definition={passwordNumberCheckForm}
      context={context}
      initialData={{ username }}
      onSubmit={neverAnswered}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText("인증번호");
    await userEvent.click(number);
    await userEvent.paste("482-019");
    await userEvent.tab();
    await expect(number).toHaveValue("482019");
  },
};

export const Errors: Story = { play: expectFocus("확인", "인증번호") };

export const ServerError: Story = {
  render: () => (
    <StoryForm
      definition={passwordNumberCheckForm}
      context={context}
      initialData={completePasswordNumberCheck}
      onSubmit={rejectedField(
        "number",
        "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요.",
      )}
    />
  ),
  play: expectAlert("확인", "번호가 맞지 않아요"),
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={passwordNumberCheckForm}
      context={context}
      initialData={completePasswordNumberCheck}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("확인"),
};
