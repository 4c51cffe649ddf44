import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectFocus } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completePasskeyName } from "./fixtures.ts";
import { passkeyNameForm } from "./form.ts";

const form = formStories(passkeyNameForm, {
  context: {},
  complete: completePasskeyName,
  errors: expectFocus("패스키 만들기", "패스키 이름"),
  rejection: rejected(409, "passkey_limit", "패스키는 10개까지 추가할 수 있어요."),
  afterRejection: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "패스키 만들기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("10개까지");
  },
});

const meta = {
  id: "forms-passkeyname",
  title: "Forms/패스키 이름",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;

export const Default = form.Default;
export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
