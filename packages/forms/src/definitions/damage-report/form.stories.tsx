import type { DamageReportInput } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { picture } from "../../testing/picture.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completeDamageReport } from "./fixtures.ts";
import { damageReportForm } from "./form.ts";

interface DamageReportProps {
  answers?: DeepPartial<DamageReportInput>;
  step?: string;
  onSubmit?: () => Promise<void>;
}

const context = {
  uploadFile: () => Promise.resolve({ file_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f12" }),
  fileUrl: () => picture,
  photos: ["담을 때 2026년 12월 9일", "돌려 드릴 때 2027년 3월 9일"].map((name, at) => ({
    id: `0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f0${at + 2}`,
    name,
    picture: <img src={picture} alt="" />,
  })),
};

function DamageReport({ answers, step, onSubmit = neverAnswered }: DamageReportProps) {
  return (
    <StoryForm
      definition={damageReportForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/DamageReport",
  component: DamageReport,
} satisfies Meta<typeof DamageReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeDamageReport } };

export const Photos: Story = {
  args: { answers: completeDamageReport, step: "photos" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("사진 1장을 함께 보내요")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /돌려 드릴 때/ }));
    await expect(canvas.getByText("사진 2장을 함께 보내요")).toBeVisible();
  },
};

export const Price: Story = { args: { answers: completeDamageReport, step: "price" } };

export const Errors: Story = { play: expectMessage("다음", "무엇인지 입력해 주세요.") };

export const ServerError: Story = {
  args: {
    answers: completeDamageReport,
    step: "price",
    onSubmit: rejected(409, "state_conflict", "보낸 신고를 확인하고 있어요."),
  },
  play: expectMessage("신고 저장하기", /보낸 신고를 확인하고/),
};

export const Submitting: Story = {
  args: { answers: completeDamageReport, step: "price" },
  play: expectBusy("신고 저장하기"),
};
