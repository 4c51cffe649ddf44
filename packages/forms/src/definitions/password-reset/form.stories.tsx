import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectAlert, expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completePasswordReset } from "./fixtures.ts";
import { passwordResetForm } from "./form.ts";

const { username, reset_token } = completePasswordReset;
const context = { username };

const meta = {
  title: "Forms/PasswordReset",
  render: () => (
    <StoryForm
      definition={passwordResetForm}
      context={context}
      initialData={{ username, reset_token }}
      onSubmit={neverAnswered}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("새 비밀번호");
    await userEvent.type(password, "box2026new");
    await expect(canvas.getAllByText("맞아요")).toHaveLength(2);
  },
};

export const Errors: Story = { play: expectFocus("비밀번호 바꾸기", "새 비밀번호") };

export const ServerError: Story = {
  render: () => (
    <StoryForm
      definition={passwordResetForm}
      context={context}
      initialData={completePasswordReset}
      onSubmit={rejected(
        409,
        "ticket_invalid",
        "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.",
      )}
    />
  ),
  play: expectAlert("비밀번호 바꾸기", "처음부터 다시"),
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={passwordResetForm}
      context={context}
      initialData={completePasswordReset}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("비밀번호 바꾸기"),
};
