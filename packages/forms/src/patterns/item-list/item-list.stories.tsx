import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { itemListPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function ItemList(props: PatternProps) {
  return <Pattern form={itemListPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-itemlist",
  title: "Forms/Patterns/짐 목록",
  component: ItemList,
} satisfies Meta<typeof ItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    answers: {
      items: [
        { item_id: "bed-single", count: 1 },
        { item_id: "desk", count: 12 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^짐 13개/)).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "짐 찾기" }), "ㅊㄷ");
    await expect(await canvas.findByText("싱글 침대")).toBeVisible();
  },
};

export const NoSuchItem: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "짐 찾기" }), "코끼리");
    await expect(canvas.getByText("찾는 짐이 없어요")).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(
      canvas.getByText("옮길 짐을 하나 이상 담아 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};
