import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectAlert, expectBusy, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completeProfile } from "./fixtures.ts";
import { certifiedProfileForm, profileForm } from "./form.ts";

const context = {};

const meta = {
  title: "Forms/Profile",
  render: () => <StoryForm definition={profileForm} context={context} onSubmit={neverAnswered} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Name and gender are certified and cannot be changed. */
export const Certified: Story = {
  render: () => (
    <StoryForm
      definition={certifiedProfileForm}
      context={context}
      initialData={{ email: "dama@example.com" }}
      onSubmit={neverAnswered}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^이메일/)).toHaveValue("dama@example.com");
    await expect(canvas.queryByLabelText("이름")).not.toBeInTheDocument();
  },
};

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("이름"), "김담아");
    await userEvent.click(canvas.getByRole("radio", { name: "여성" }));
    await expect(canvas.getByRole("radio", { name: "여성" })).toBeChecked();
  },
};

export const Errors: Story = { play: expectFocus("저장하기", "이름") };

export const ServerError: Story = {
  render: () => (
    <StoryForm
      definition={profileForm}
      context={context}
      initialData={completeProfile}
      onSubmit={rejectedField("email", "쓸 수 없는 이메일 주소예요.")}
    />
  ),
  play: expectAlert("저장하기", "쓸 수 없는"),
};

export const Submitting: Story = {
  render: () => (
    <StoryForm
      definition={profileForm}
      context={context}
      initialData={completeProfile}
      onSubmit={neverAnswered}
    />
  ),
  play: expectBusy("저장하기"),
};
