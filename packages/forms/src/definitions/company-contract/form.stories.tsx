import type { CompanyContractRequest } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyContract } from "./fixtures.ts";
import { companyContractForm } from "./form.ts";

interface CompanyContractProps {
  answers?: DeepPartial<CompanyContractRequest>;
  step?: string;
  onSubmit?: () => Promise<void>;
}

const context = { ...quoteContext, postcodeScriptUrl: brokenScriptUrl };

function CompanyContract({ answers, step, onSubmit = neverAnswered }: CompanyContractProps) {
  return (
    <StoryForm
      definition={companyContractForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/CompanyContract",
  component: CompanyContract,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof CompanyContract>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeCompanyContract, step: "boxes" } };

export const Period: Story = { args: { answers: completeCompanyContract, step: "period" } };

export const Place: Story = { args: { answers: completeCompanyContract, step: "place" } };

export const Errors: Story = { play: expectMessage("다음", "계약을 알아볼 이름을 입력해 주세요.") };

export const Review: Story = { args: { answers: completeCompanyContract, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeCompanyContract,
    step: "confirm",
    onSubmit: rejectedField("start_date", "오늘부터 1년 안의 날짜를 골라 주세요."),
  },
  play: expectMessage("계약 신청하기", "오늘부터 1년 안의 날짜를 골라 주세요."),
};

export const Submitting: Story = {
  args: { answers: completeCompanyContract, step: "confirm" },
  play: expectBusy("계약 신청하기"),
};
