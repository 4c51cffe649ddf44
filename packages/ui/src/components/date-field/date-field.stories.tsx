import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./date-field.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-datefield",
  title: "Components/DateField 날짜 입력",
  component: DateField,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "날마다 값이 같은 날짜 하나를 적을 때",
      avoid: "값이나 자리가 날마다 다르면 Calendar",
      parts: "이름, 기기의 날짜 입력, 도움말, 오류",
      keys: "기기의 날짜 입력을 따라요",
      good: "고를 수 있는 처음과 끝을 알려요",
      bad: "형식을 손으로 맞추게 하지 않아요",
    },
  },
  args: { label: "박스 받을 날", min: "2026-03-02", max: "2026-05-30" },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "2026-03-12" } };

export const Error: Story = {
  args: { defaultValue: "2026-03-29", error: "박스를 받고 돌려주는 사이는 7일까지예요." },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "2026-03-12" } };

export const States: Story = interactionStates(DateField);
