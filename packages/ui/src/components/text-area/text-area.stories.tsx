import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-textarea",
  title: "Components/TextArea 긴 글 입력",
  component: TextArea,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "요청 사항처럼 여러 줄을 적을 때",
      avoid: "한 줄은 TextField",
      parts: "이름, 여러 줄 입력, 도움말, 오류",
      keys: "Enter는 줄을 바꿔요",
      good: "몇 글자까지인지 알려요",
      bad: "칸 안에서 두 번 스크롤하게 하지 않아요",
    },
  },
  args: {
    label: "요청 사항",
    optional: true,
    placeholder: "현관 비밀번호처럼 미리 알려 주실 것이 있으면 적어 주세요.",
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "피아노는 포장하지 않고 옮겨 주세요." } };

export const Error: Story = {
  args: { error: "500자까지 적을 수 있어요.", defaultValue: "너무 긴 글" },
};

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = interactionStates(TextArea);
