import type { Meta } from "@storybook/react-vite";
import { rejected } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageExtension } from "./fixtures.ts";
import { storageExtensionForm } from "./form.ts";

const form = formStories(storageExtensionForm, {
  context: quoteContext,
  complete: completeStorageExtension,
  errors: expectMessage("기간 연장하기", "보관 기간을 골라 주세요."),
  rejection: rejected(409, "state_conflict", "지금은 연장할 수 없는 계약이에요."),
  afterRejection: expectMessage("기간 연장하기", /연장할 수 없는 계약/),
});

const meta = {
  id: "forms-storageextension",
  title: "Forms/보관 연장",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;

export const Default = form.Default;
export const Filled = form.Filled;
export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
