import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { picture } from "../../testing/picture.ts";
import { rejected } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completeDamageReport } from "./fixtures.ts";
import { damageReportForm } from "./form.ts";

const context = {
  uploadFile: () => Promise.resolve({ file_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f12" }),
  fileUrl: () => picture,
  photos: ["담을 때 2026년 12월 9일", "돌려 드릴 때 2027년 3월 9일"].map((name, at) => ({
    id: `0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f0${at + 2}`,
    name,
    picture: <img src={picture} alt="" />,
  })),
};

const form = formStories(damageReportForm, {
  context,
  complete: completeDamageReport,
  last: "price",
  errors: expectMessage("다음", "무엇인지 입력해 주세요."),
  rejection: rejected(409, "state_conflict", "보낸 신고를 확인하고 있어요."),
  afterRejection: expectMessage("내용 확인하기", /보낸 신고를 확인하고/),
});

const meta = {
  id: "forms-damagereport",
  title: "Forms/파손 신고",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;
export const Filled = form.Filled;

export const Photos: Story = {
  args: { answers: completeDamageReport, step: "photos" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("사진 1장을 함께 보내요")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /돌려 드릴 때/ }));
    await expect(canvas.getByText("사진 2장을 함께 보내요")).toBeVisible();
  },
};

export const Price: Story = { args: { answers: completeDamageReport, step: "price" } };

export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
