import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { boxesPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

const boxes = ["겨울 옷", "캠핑 도구와 여름에만 쓰는 텐트, 접이식 의자", "책"].map((name, at) => ({
  serial: `BX7K3F9QX2M${at + 4}`,
  name,
  description: `상자 번호 BX7K3F9QX2M${at + 4}`,
}));

function Boxes(props: PatternProps) {
  return <Pattern form={boxesPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-boxes",
  title: "Forms/Patterns/박스 고르기",
  component: Boxes,
} satisfies Meta<typeof Boxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { context: { boxes } } };

export const Filled: Story = {
  args: { context: { boxes }, answers: { box_serials: boxes.map(({ serial }) => serial) } },
};

export const Filling: Story = {
  args: { context: { boxes } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^책/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^겨울 옷/ }));
    await expect(canvas.getByText("박스 2개를 골랐어요")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^책/ }));
    await expect(canvas.getByText("박스 1개를 골랐어요")).toBeVisible();
  },
};

export const ManyRows: Story = {
  args: {
    context: {
      boxes: Array.from({ length: 40 }, (_, at) => ({
        serial: `BX7K3F9QX${String(at).padStart(3, "0")}`,
        name: `박스 ${at + 1}`,
        description: "책과 겨울 옷",
      })),
    },
  },
};

export const Missing: Story = {
  args: { context: { boxes } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(
      canvas.getByText("박스를 하나 이상 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};
