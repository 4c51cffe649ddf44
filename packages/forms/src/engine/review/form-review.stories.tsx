import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { completeQuote } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { everyForm } from "../../testing/every-form.ts";
import { picture } from "../../testing/picture.ts";
import { sampleForm } from "../../testing/sample/form.ts";
import { toValues } from "../data/values.ts";
import { ReviewSections } from "./form-review.tsx";
import { reviewSections } from "./review-sections.ts";

const formNames = everyForm.map(({ name }) => name);

interface ReviewProps {
  name: string;
  onEdit?: (stepId: string) => void;
}

function Review({ name, onEdit }: ReviewProps) {
  const found = everyForm.find((one) => one.name === name);
  return found === undefined ? null : (
    <ReviewSections
      sections={reviewSections(found.form, toValues(found.complete))}
      onEdit={onEdit}
    />
  );
}

const meta = {
  id: "forms-review",
  title: "Forms/답 확인",
  component: Review,
  args: { name: "quoteForm" },
  argTypes: { name: { control: "select", options: formNames } },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choose any other definition in the controls. */
export const Default: Story = {};

export const Editable: Story = {
  args: { name: "storageForm", onEdit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "보관 수정" }));
    await expect(args.onEdit).toHaveBeenCalledWith("period");
  },
};

export const Pictures: Story = {
  render: () => (
    <ReviewSections
      sections={reviewSections(sampleForm, { nickname: "보리네", photos: ["a", "b"] })}
      fileUrl={() => picture}
    />
  ),
};

/** Answers whose condition is no longer met are not shown. */
export const NoLongerAsked: Story = {
  render: () => (
    <ReviewSections
      sections={reviewSections(quoteForm, {
        ...completeQuote,
        use_boxes: false,
        extra_help: false,
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("박스 개수")).not.toBeInTheDocument();
    await expect(canvas.queryByText("추가 인원")).not.toBeInTheDocument();
  },
};
