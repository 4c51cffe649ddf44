import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { picture } from "../../testing/picture.ts";
import { photosPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

const photos = [
  "담을 때 2026년 12월 9일",
  "보관 중 2027년 1월 15일",
  "돌려 드릴 때 2027년 3월 9일",
].map((name, at) => ({
  id: `0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f0${at + 2}`,
  name,
  picture: <img src={picture} alt="" />,
}));

function Photos(props: PatternProps) {
  return <Pattern form={photosPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-photos",
  title: "Forms/Patterns/사진",
  component: Photos,
} satisfies Meta<typeof Photos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { context: { photos } } };

export const Filled: Story = {
  args: { context: { photos }, answers: { compared_ids: photos.map(({ id }) => id) } },
};

export const Filling: Story = {
  args: { context: { photos } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /보관 중/ }));
    await expect(canvas.getByText("사진 1장을 함께 보내요")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /보관 중/ }));
    await expect(canvas.getByText("보낼 사진이 없어요")).toBeVisible();
  },
};
