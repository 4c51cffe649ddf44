import type { Meta, StoryObj } from "@storybook/react-vite";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyBox } from "./fixtures.ts";
import { companyBoxForm } from "./form.ts";

const form = formStories(companyBoxForm, {
  context: quoteContext,
  complete: completeCompanyBox,
  rejection: rejectedField("retention_until", "보존 기한을 다시 확인해 주세요."),
  afterRejection: expectMessage("저장하기", /보존 기한을 다시 확인해/),
});

const meta = {
  id: "forms-companybox",
  title: "Forms/기업 박스",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;
export const Filled = form.Filled;

export const Errors: Story = {
  args: { answers: { ...completeCompanyBox, name: "가".repeat(61) } },
  play: expectMessage("저장하기", /이름.*60자/),
};

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
