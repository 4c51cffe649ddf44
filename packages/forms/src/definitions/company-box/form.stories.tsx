import type { CompanyBoxUpdate } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCompanyBox } from "./fixtures.ts";
import { companyBoxForm } from "./form.ts";

interface CompanyBoxProps {
  answers?: DeepPartial<CompanyBoxUpdate>;
  onSubmit?: () => Promise<void>;
}

function CompanyBox({ answers, onSubmit = neverAnswered }: CompanyBoxProps) {
  return (
    <StoryForm
      definition={companyBoxForm}
      context={quoteContext}
      initialData={answers}
      onSubmit={onSubmit}
    />
  );
}

const meta = { title: "Forms/CompanyBox", component: CompanyBox } satisfies Meta<typeof CompanyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeCompanyBox } };

export const Errors: Story = {
  args: { answers: { ...completeCompanyBox, name: "가".repeat(61) } },
  play: expectMessage("저장하기", /이름.*60자/),
};

export const ServerError: Story = {
  args: {
    answers: completeCompanyBox,
    onSubmit: rejectedField("retention_until", "보존 기한을 다시 확인해 주세요."),
  },
  play: expectMessage("저장하기", /보존 기한을 다시 확인해/),
};

export const Submitting: Story = {
  args: { answers: completeCompanyBox },
  play: expectBusy("저장하기"),
};
