import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { formStories } from "../../testing/form-stories.tsx";
import { completeSignup } from "./fixtures.ts";
import { certifiedSignupForm, signupForm } from "./form.ts";

const { consents, name, phone_number } = completeSignup;

const form = formStories(signupForm, {
  context: {},
  complete: completeSignup,
  last: "account",
  errors: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(canvas.getByRole("checkbox", { name: "[필수] 이용약관 동의" })).toHaveFocus();
    for (const box of canvas.getAllByRole("checkbox", { name: /^\[필수\]/ })) {
      await expect(box).toBeInvalid();
    }
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/필수 항목에 모두 동의/);
  },
  rejection: rejectedField("username", "이 아이디는 쓸 수 없어요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "가입하기" }));
    await expect(canvas.getByLabelText("아이디")).toHaveFocus();
    await expect(canvas.getByLabelText("아이디")).toHaveAccessibleDescription(/쓸 수 없어요/);
  },
});

const meta = { id: "forms-signup", title: "Forms/회원 가입", component: form.Form } satisfies Meta<
  typeof form.Form
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

/** With some consents given, "전체 동의" is neither on nor off. */
export const SomeAgreed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "[필수] 이용약관 동의" }));
    await expect(canvas.getByRole("checkbox", { name: /^전체 동의/ })).toBePartiallyChecked();
    const details = canvas.getByRole("button", { name: "이용약관 동의 내용 보기" });
    await userEvent.click(details);
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("회원 계약을 맺고 보관·운송 서비스를 제공해요.")).toBeVisible();
  },
};

export const Filling: Story = {
  args: { answers: { consents, name, phone_number }, step: "account" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "damadum01");
    await userEvent.type(canvas.getByLabelText("비밀번호"), "box2026");
  },
};

export const UsernameTaken: Story = {
  args: {
    answers: { consents, name, phone_number },
    step: "account",
    context: { checkUsername: () => Promise.resolve({ valid: false, reason: "TAKEN" }) },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "damadum01");
    await expect(await canvas.findByText(/이미 쓰고 있는 아이디예요/)).toBeVisible();
  },
};

/** The rule itself shows which part is not met. */
export const PasswordTooWeak: Story = {
  args: { answers: { consents, name, phone_number, username: "damadum01" }, step: "account" },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("비밀번호");
    await userEvent.type(password, "onlyletters{Enter}");
    await expect(password).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(/8~20자 맞아요.*두 가지 이상 아직이에요/);
  },
};

/** An identity check has provided name and number; they are not asked for. */
export const Certified: Story = {
  render: () => (
    <StoryForm
      definition={certifiedSignupForm}
      context={{}}
      initialData={{ consents }}
      step="account"
      onSubmit={neverAnswered}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2/2")).toBeVisible();
    await expect(canvas.queryByLabelText("이름")).not.toBeInTheDocument();
  },
};

export const Person: Story = {
  args: { answers: { consents }, step: "person" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("휴대전화 번호"), "01012345678");
    await expect(canvas.getByLabelText("휴대전화 번호")).toHaveValue("010-1234-5678");
  },
};

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
