import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { completeCashReceipt } from "./fixtures.ts";
import { cashReceiptForm } from "./form.ts";

const form = formStories(cashReceiptForm, {
  context: {},
  complete: completeCashReceipt,
  errors: expectMessage("이 번호로 받기", /현금영수증 용도를/),
});

const meta = {
  id: "forms-cashreceipt",
  title: "Forms/현금영수증",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;
export const Filled = form.Filled;
export const Errors = form.Errors;

export const WrongBusiness: Story = {
  args: { answers: { purpose: "EXPENSE", business_number: "120-81-47522" } },
  play: expectMessage("이 번호로 받기", "사업자등록번호를 다시 확인해 주세요."),
};

export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
