import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { retentionWaiverPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function RetentionWaiver(props: PatternProps) {
  return <Pattern form={retentionWaiverPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-retentionwaiver",
  title: "Forms/Patterns/보존 기한 포기",
  component: RetentionWaiver,
} satisfies Meta<typeof RetentionWaiver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("checkbox", { name: /2028년 12월 31일.*까지인 보존 기한/ }),
    ).not.toBeChecked();
  },
};

export const Agreed: Story = { args: { answers: { retention_waived_until: "2028-12-31" } } };

/** An agreement to an earlier day does not count for this one. */
export const OtherDay: Story = {
  args: { answers: { retention_waived_until: "2027-12-31" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
  },
};
