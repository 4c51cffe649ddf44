import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { DeepPartial } from "../../engine/data/values.ts";
import { readOnlyStory } from "../../testing/form-stories.tsx";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completeEarlyCompanyDisposal } from "./fixtures.ts";
import { type CompanyDisposal, companyDisposalForm, earlyCompanyDisposalForm } from "./form.ts";

interface DisposalProps {
  answers?: DeepPartial<CompanyDisposal>;
  step?: string;
  /** Whether some retention days are still to come. */
  isEarly?: boolean;
  onSubmit?: () => Promise<void>;
}

const { retention_waived_until: retentionUntil = "", ...agreed } = completeEarlyCompanyDisposal;
const context = { retentionUntil };

function Disposal({ answers, step, isEarly = false, onSubmit = neverAnswered }: DisposalProps) {
  return (
    <StoryForm
      definition={isEarly ? earlyCompanyDisposalForm : companyDisposalForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  id: "forms-companydisposal",
  title: "Forms/기업 폐기",
  component: Disposal,
} satisfies Meta<typeof Disposal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByLabelText(/되돌릴 수 없어요/);
    await userEvent.type(word, "폐기");
    await expect(word).toHaveValue("폐기");
  },
};

/** Some retention days are still to come: the latest of them is waived before the disposal. */
export const Early: Story = { args: { isEarly: true } };

export const EarlyErrors: Story = {
  args: { isEarly: true },
  play: expectMessage("다음", "보존 기한이 남은 박스를 폐기하는 데 동의해 주세요."),
};

export const EarlyConfirm: Story = {
  args: { isEarly: true, answers: completeEarlyCompanyDisposal, step: "confirm" },
};

export const Errors: Story = {
  play: expectMessage("폐기 요청하기", "폐기하려면 ‘폐기’라고 입력해 주세요."),
};

export const ServerError: Story = {
  args: {
    answers: agreed,
    onSubmit: rejected(409, "box_unavailable", "다른 요청에 들어 있는 박스가 있어요."),
  },
  play: expectMessage("폐기 요청하기", /다른 요청에/),
};

export const Submitting: Story = {
  args: { answers: agreed },
  play: expectBusy("폐기 요청하기"),
};

export const ReadOnly = readOnlyStory(earlyCompanyDisposalForm, completeEarlyCompanyDisposal);
