import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectFocus } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { formStories } from "../../testing/form-stories.tsx";
import { completeSocialSignup } from "./fixtures.ts";
import { certifiedSocialSignupForm, socialSignupForm } from "./form.ts";

const form = formStories(socialSignupForm, {
  context: {},
  complete: completeSocialSignup,
  last: "person",
  rejection: rejectedField("birthyear", "만 14세 이상만 가입할 수 있어요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "가입하기" }));
    await expect(canvas.getByLabelText(/^태어난 해/)).toHaveFocus();
  },
});

const meta = {
  id: "forms-socialsignup",
  title: "Forms/간편 가입",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

export const Prefilled: Story = {
  args: { answers: completeSocialSignup, step: "person" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("이름")).toHaveValue("김담아");
    await expect(canvas.getByLabelText(/^생일/)).toHaveValue("03-14");
    await expect(canvas.getByRole("radio", { name: "여성" })).toBeChecked();
  },
};

export const Filling: Story = {
  args: { answers: { consents: completeSocialSignup.consents }, step: "person" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("이름"), "박조용");
    await userEvent.type(canvas.getByLabelText(/^생일/), "0721");
    await expect(canvas.getByLabelText(/^생일/)).toHaveValue("07-21");
  },
};

export const Errors: Story = {
  args: { answers: { consents: completeSocialSignup.consents }, step: "person" },
  play: expectFocus("가입하기", "이름"),
};

export const ServerError = form.ServerError;

/** An identity check has confirmed the person, so only the e-mail is left to ask for. */
export const Certified: Story = {
  render: () => (
    <StoryForm
      definition={certifiedSocialSignupForm}
      context={{}}
      initialData={{ consents: completeSocialSignup.consents }}
      step="contact"
      onSubmit={neverAnswered}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^이메일/)).toBeVisible();
    await expect(canvas.queryByLabelText("이름")).not.toBeInTheDocument();
  },
};

export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
