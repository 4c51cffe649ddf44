import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectAlert, expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completePasswordConfirmation } from "./fixtures.ts";
import { passwordConfirmationForm } from "./form.ts";

const context = { username: "demo-member" };

const meta = {
  title: "Forms/PasswordConfirmation",
  render: () => (
    <StoryForm definition={passwordConfirmationForm} context={context} onSubmit={neverAnswered} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("지금 쓰는 비밀번호"), "Damadum!2026");
    await userEvent.click(canvas.getByRole("button", { name: "비밀번호 보기" }));
    await expect(canvas.getByLabelText("지금 쓰는 비밀번호")).toHaveValue("Damadum!2026");
  },
};

export const Errors: Story = { play: expectFocus("확인", "지금 쓰는 비밀번호") };

export const ServerError: Story = {
  render: () => (
    <StoryForm
      definition={passwordConfirmationForm}
      context={context}
      initialData={completePasswordConfirmation}
      onSubmit={rejectedField("passwd", "비밀번호가 맞지 않아요. 다시 확인해 주세요.")}
    />
  ),
  play: expectAlert("확인", "비밀번호가 맞지 않아요"),
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={passwordConfirmationForm}
      context={context}
      initialData={completePasswordConfirmation}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("확인"),
};
