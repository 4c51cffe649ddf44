import type { Meta } from "@storybook/react-vite";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeBoxContent } from "./fixtures.ts";
import { boxContentForm } from "./form.ts";

const form = formStories(boxContentForm, {
  context: quoteContext,
  complete: completeBoxContent,
  errors: expectMessage("저장하기", "무엇인지 입력해 주세요."),
  rejection: rejectedField("name", "이름을 다시 확인해 주세요."),
  afterRejection: expectMessage("저장하기", /이름을 다시 확인해/),
});

const meta = {
  id: "forms-boxcontent",
  title: "Forms/박스 안의 물건",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;

export const Default = form.Default;
export const Filled = form.Filled;
export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
