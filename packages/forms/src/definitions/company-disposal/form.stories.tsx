import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
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
  const [shown, setShown] = useState(step);
  return (
    <StoryForm
      definition={isEarly ? earlyCompanyDisposalForm : companyDisposalForm}
      context={context}
      initialData={answers}
      step={shown}
      onStepChange={setShown}
      onSubmit={onSubmit}
    />
  );
}

const meta = { title: "Forms/CompanyDisposal", component: Disposal } satisfies Meta<
  typeof Disposal
>;

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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    const said = await canvas.findAllByText("보존 기한이 남은 박스를 폐기하는 데 동의해 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const EarlyConfirm: Story = {
  args: { isEarly: true, answers: completeEarlyCompanyDisposal, step: "confirm" },
};

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "폐기 요청하기" }));
    const said = await canvas.findAllByText("폐기하려면 ‘폐기’라고 입력해 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  args: {
    answers: agreed,
    onSubmit: rejected(409, "box_unavailable", "다른 요청에 들어 있는 박스가 있어요."),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "폐기 요청하기" }));
    await expect((await canvas.findAllByText(/다른 요청에/))[0]).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { answers: agreed },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "폐기 요청하기" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
