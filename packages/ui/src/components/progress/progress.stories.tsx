import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: { label: "캠핑 의자 보내는 중", value: 2, max: 5 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "캠핑 의자 보내는 중" })).toHaveValue(2);
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 5 } };
