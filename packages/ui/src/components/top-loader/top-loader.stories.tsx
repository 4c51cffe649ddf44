import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TopLoader } from "./top-loader.tsx";

const meta = {
  title: "Components/TopLoader",
  component: TopLoader,
  args: { active: true },
} satisfies Meta<typeof TopLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};
