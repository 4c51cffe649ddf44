import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressSteps } from "./progress-steps.tsx";

const meta = {
  id: "components-progresssteps",
  title: "Components/ProgressSteps 질문의 단계",
  component: ProgressSteps,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "여러 질문으로 나눈 양식",
      avoid: "배송의 단계는 Stepper",
      parts: "지금과 전체, 이름, 뒤로",
      keys: "뒤로 버튼이 Tab으로 닿아요",
      good: "몇 번째인지 글로도 적어요",
      bad: "단계를 눌러 건너뛰게 하지 않아요",
    },
  },
  args: { steps: ["출발지", "도착지", "날짜", "짐", "확인"], current: 0 },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Middle: Story = { args: { current: 2 } };
export const Last: Story = { args: { current: 4 } };
