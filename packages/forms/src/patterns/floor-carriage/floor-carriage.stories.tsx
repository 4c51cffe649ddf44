import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { floorCarriagePattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function FloorCarriage(props: PatternProps) {
  return <Pattern form={floorCarriagePattern} {...props} />;
}

const meta = {
  id: "forms-patterns-floorcarriage",
  title: "Forms/Patterns/층과 운반",
  component: FloorCarriage,
} satisfies Meta<typeof FloorCarriage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { floor: 27, carriage: "EV" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("27층")).toBeVisible();
  },
};

export const Basement: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "층수" }), "1");
    await userEvent.click(canvas.getByRole("checkbox", { name: "지하예요" }));
    await expect(await canvas.findByText("지하 1층")).toBeVisible();
  },
};

export const OutOfRange: Story = {
  args: { answers: { floor: 999, carriage: "STAIRS" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("textbox", { name: "층수" })).toHaveAccessibleDescription(
      /층수는/,
    );
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("textbox", { name: "층수" })).toHaveFocus();
    await expect(
      canvas.getByText("짐 나르는 방법을 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};
