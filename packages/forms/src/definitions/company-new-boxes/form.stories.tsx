import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
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
  const [shown, setShown] = useState(step);
  return (
    <StoryForm
      definition={companyNewBoxesForm}
      context={context}
      initialData={answers}
      step={shown}
      onStepChange={setShown}
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

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    const said = await canvas.findAllByText("박스 개수를 입력해 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const Review: Story = { args: { answers: completeCompanyNewBoxes, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeCompanyNewBoxes,
    step: "confirm",
    onSubmit: rejectedField("box_count", "계약한 박스가 12개 남았어요. 12개까지 입력해 주세요."),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "빈 박스 요청하기" }));
    await expect(
      (await canvas.findAllByText("계약한 박스가 12개 남았어요. 12개까지 입력해 주세요."))[0],
    ).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { answers: completeCompanyNewBoxes, step: "confirm" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "빈 박스 요청하기" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
