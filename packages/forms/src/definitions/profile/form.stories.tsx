import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectAlert, expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { formStories } from "../../testing/form-stories.tsx";
import { completeProfile } from "./fixtures.ts";
import { certifiedProfileForm, profileForm } from "./form.ts";

const context = {};

const form = formStories(profileForm, {
  context,
  complete: completeProfile,
  errors: expectFocus("저장하기", "이름"),
  rejection: rejectedField("email", "쓸 수 없는 이메일 주소예요."),
  afterRejection: expectAlert("저장하기", "쓸 수 없는"),
});

const meta = { id: "forms-profile", title: "Forms/내 정보", component: form.Form } satisfies Meta<
  typeof form.Form
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

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

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
