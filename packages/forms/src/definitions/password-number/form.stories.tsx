import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectAlert, expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completePasswordNumber } from "./fixtures.ts";
import { passwordNumberForm } from "./form.ts";

const context = {};

const meta = {
  title: "Forms/PasswordNumber",
  render: () => (
    <StoryForm definition={passwordNumberForm} context={context} onSubmit={neverAnswered} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "demo-member");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Errors: Story = { play: expectFocus("인증번호 받기", "아이디") };

export const ServerError: Story = {
  render: () => (
    <StoryForm
      definition={passwordNumberForm}
      context={context}
      initialData={completePasswordNumber}
      onSubmit={rejected(
        429,
        "too_many_requests",
        "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요.",
      )}
    />
  ),
  play: expectAlert("인증번호 받기", "너무 잦아요"),
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={passwordNumberForm}
      context={context}
      initialData={completePasswordNumber}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("인증번호 받기"),
};
