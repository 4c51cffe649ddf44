import type { CompanyContractRequest } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
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
  const [shown, setShown] = useState(step);
  return (
    <StoryForm
      definition={companyContractForm}
      context={context}
      initialData={answers}
      step={shown}
      onStepChange={setShown}
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

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    const said = await canvas.findAllByText("계약을 알아볼 이름을 입력해 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const Review: Story = { args: { answers: completeCompanyContract, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeCompanyContract,
    step: "confirm",
    onSubmit: rejectedField("start_date", "오늘부터 1년 안의 날짜를 골라 주세요."),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "계약 신청하기" }));
    await expect(
      (await canvas.findAllByText("오늘부터 1년 안의 날짜를 골라 주세요."))[0],
    ).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { answers: completeCompanyContract, step: "confirm" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "계약 신청하기" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
