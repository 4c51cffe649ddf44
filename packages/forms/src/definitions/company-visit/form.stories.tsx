import type { Meta, StoryObj } from "@storybook/react-vite";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyVisit } from "./fixtures.ts";
import { companyCollectionForm, companyDeliveryForm } from "./form.ts";

const context = { ...quoteContext, postcodeScriptUrl: brokenScriptUrl };

const form = formStories(companyDeliveryForm, {
  context,
  complete: completeCompanyVisit,
  last: "confirm",
  errors: expectMessage("다음", "주소를 입력해 주세요."),
  rejection: rejectedField("appointment.time", "고른 시간이 방금 마감됐어요."),
  afterRejection: expectMessage("박스 받기 요청하기", "고른 시간이 방금 마감됐어요."),
});

const meta = {
  id: "forms-companyvisit",
  title: "Forms/기업 방문",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filled: Story = { args: { answers: completeCompanyVisit, step: "place" } };

export const Appointment: Story = { args: { answers: completeCompanyVisit, step: "appointment" } };

/** The other direction: the boxes are collected. */
export const Collection: Story = {
  render: () => (
    <StoryForm
      definition={companyCollectionForm}
      context={context}
      initialData={completeCompanyVisit}
      step="appointment"
      onSubmit={neverAnswered}
    />
  ),
};

export const Errors = form.Errors;

export const Review: Story = { args: { answers: completeCompanyVisit, step: "confirm" } };

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
