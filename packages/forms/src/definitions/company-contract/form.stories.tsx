import type { Meta, StoryObj } from "@storybook/react-vite";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { rejectedField } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyContract } from "./fixtures.ts";
import { companyContractForm } from "./form.ts";

const context = { ...quoteContext, postcodeScriptUrl: brokenScriptUrl };

const form = formStories(companyContractForm, {
  context,
  complete: completeCompanyContract,
  last: "confirm",
  errors: expectMessage("다음", "계약을 알아볼 이름을 입력해 주세요."),
  rejection: rejectedField("start_date", "오늘부터 1년 안의 날짜를 골라 주세요."),
  afterRejection: expectMessage("계약 신청하기", "오늘부터 1년 안의 날짜를 골라 주세요."),
});

const meta = {
  id: "forms-companycontract",
  title: "Forms/기업 계약 신청",
  component: form.Form,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;

export const Filled: Story = { args: { answers: completeCompanyContract, step: "boxes" } };

export const Period: Story = { args: { answers: completeCompanyContract, step: "period" } };

export const Place: Story = { args: { answers: completeCompanyContract, step: "place" } };

export const Errors = form.Errors;

export const Review: Story = { args: { answers: completeCompanyContract, step: "confirm" } };

export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
