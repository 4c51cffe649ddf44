import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectAlert, expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completePasswordChange } from "./fixtures.ts";
import { passwordChangeForm } from "./form.ts";

const context = { username: "demo-member" };

const meta = {
  title: "Forms/PasswordChange",
  render: () => (
    <StoryForm definition={passwordChangeForm} context={context} onSubmit={neverAnswered} />
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
      definition={passwordChangeForm}
      context={context}
      initialData={completePasswordChange}
      onSubmit={rejected(403, "password_check_required", "비밀번호를 먼저 확인해 주세요.")}
    />
  ),
  play: expectAlert("비밀번호 바꾸기", "먼저 확인해"),
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={passwordChangeForm}
      context={context}
      initialData={completePasswordChange}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("비밀번호 바꾸기"),
};
