import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressSteps } from "./progress-steps.tsx";

const meta = {
  title: "Components/ProgressSteps",
  component: ProgressSteps,
  args: { steps: ["출발지", "도착지", "날짜", "짐", "확인"], current: 0 },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Middle: Story = { args: { current: 2 } };
export const Last: Story = { args: { current: 4 } };
