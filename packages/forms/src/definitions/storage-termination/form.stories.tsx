import type { Meta } from "@storybook/react-vite";
import { rejected } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageTermination } from "./fixtures.ts";
import { storageTerminationForm } from "./form.ts";

const form = formStories(storageTerminationForm, {
  context: quoteContext,
  complete: completeStorageTermination,
  errors: expectMessage("보관 그만두기", "보관을 끝낼 날짜를 골라 주세요."),
  rejection: rejected(409, "state_conflict", "지금은 해지할 수 없는 계약이에요."),
  afterRejection: expectMessage("보관 그만두기", /해지할 수 없는 계약/),
});

const meta = {
  id: "forms-storagetermination",
  title: "Forms/보관 해지",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;

export const Default = form.Default;
export const Filled = form.Filled;
export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
