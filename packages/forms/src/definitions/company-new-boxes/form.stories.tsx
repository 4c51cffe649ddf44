import type { Meta, StoryObj } from "@storybook/react-vite";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyNewBoxes } from "./fixtures.ts";
import { companyNewBoxesForm } from "./form.ts";

const context = { ...quoteContext, postcodeScriptUrl: brokenScriptUrl };

const form = formStories(companyNewBoxesForm, {
  context,
  complete: completeCompanyNewBoxes,
  last: "confirm",
  errors: expectMessage("다음", "박스 개수를 입력해 주세요."),
  rejection: rejectedField("box_count", "계약한 박스가 12개 남았어요. 12개까지 입력해 주세요."),
  afterRejection: expectMessage(
    "빈 박스 요청하기",
    "계약한 박스가 12개 남았어요. 12개까지 입력해 주세요.",
  ),
});

const meta = {
  id: "forms-companynewboxes",
  title: "Forms/기업 새 박스",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filled: Story = { args: { answers: completeCompanyNewBoxes, step: "count" } };

export const Place: Story = { args: { answers: completeCompanyNewBoxes, step: "place" } };

export const Appointment: Story = {
  args: { answers: completeCompanyNewBoxes, step: "appointment" },
};

export const Errors = form.Errors;

export const Review: Story = { args: { answers: completeCompanyNewBoxes, step: "confirm" } };

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
