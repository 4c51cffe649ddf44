import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyNewBoxes } from "./fixtures.ts";
import { type CompanyNewBoxes, companyNewBoxesForm } from "./form.ts";

interface NewBoxesProps {
  answers?: DeepPartial<CompanyNewBoxes>;
  step?: string;
  onSubmit?: () => Promise<void>;
}

const context = { ...quoteContext, postcodeScriptUrl: brokenScriptUrl };

function NewBoxes({ answers, step, onSubmit = neverAnswered }: NewBoxesProps) {
  return (
    <StoryForm
      definition={companyNewBoxesForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/CompanyNewBoxes",
  component: NewBoxes,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof NewBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeCompanyNewBoxes, step: "count" } };

export const Place: Story = { args: { answers: completeCompanyNewBoxes, step: "place" } };

export const Appointment: Story = {
  args: { answers: completeCompanyNewBoxes, step: "appointment" },
};

export const Errors: Story = { play: expectMessage("다음", "박스 개수를 입력해 주세요.") };

export const Review: Story = { args: { answers: completeCompanyNewBoxes, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeCompanyNewBoxes,
    step: "confirm",
    onSubmit: rejectedField("box_count", "계약한 박스가 12개 남았어요. 12개까지 입력해 주세요."),
  },
  play: expectMessage("빈 박스 요청하기", "계약한 박스가 12개 남았어요. 12개까지 입력해 주세요."),
};

export const Submitting: Story = {
  args: { answers: completeCompanyNewBoxes, step: "confirm" },
  play: expectBusy("빈 박스 요청하기"),
};
