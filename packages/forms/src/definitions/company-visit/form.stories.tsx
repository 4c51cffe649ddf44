import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyVisit } from "./fixtures.ts";
import { companyCollectionForm, companyDeliveryForm, type CompanyVisit } from "./form.ts";

interface VisitProps {
  answers?: DeepPartial<CompanyVisit>;
  step?: string;
  /** Whether the boxes are collected instead of delivered. */
  isCollection?: boolean;
  onSubmit?: () => Promise<void>;
}

const context = { ...quoteContext, postcodeScriptUrl: brokenScriptUrl };

function Visit({ answers, step, isCollection = false, onSubmit = neverAnswered }: VisitProps) {
  return (
    <StoryForm
      definition={isCollection ? companyCollectionForm : companyDeliveryForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/CompanyVisit",
  component: Visit,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeCompanyVisit, step: "place" } };

export const Appointment: Story = { args: { answers: completeCompanyVisit, step: "appointment" } };

/** The other direction: the boxes are collected. */
export const Collection: Story = {
  args: { answers: completeCompanyVisit, step: "appointment", isCollection: true },
};

export const Errors: Story = { play: expectMessage("다음", "주소를 입력해 주세요.") };

export const Review: Story = { args: { answers: completeCompanyVisit, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeCompanyVisit,
    step: "confirm",
    onSubmit: rejectedField("appointment.time", "고른 시간이 방금 마감됐어요."),
  },
  play: expectMessage("박스 받기 요청하기", "고른 시간이 방금 마감됐어요."),
};

export const Submitting: Story = {
  args: { answers: completeCompanyVisit, step: "confirm" },
  play: expectBusy("박스 받기 요청하기"),
};
