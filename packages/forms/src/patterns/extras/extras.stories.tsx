import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { extrasPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Extras(props: PatternProps) {
  return <Pattern form={extrasPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-extras",
  title: "Forms/Patterns/더할 일",
  component: Extras,
} satisfies Meta<typeof Extras>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { heavy_load: true, extra_help: true, helper_count: 3 } },
};

/** The number of helpers is asked when helpers are chosen. */
export const Conditional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("추가 인원")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "네, 더 필요해요" }));
    await expect((await canvas.findAllByText("추가 인원"))[0]).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(
      canvas.getByText("20kg 이상인 짐이 있는지 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
    await expect(
      canvas.getByText("작업자가 더 필요한지 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};
