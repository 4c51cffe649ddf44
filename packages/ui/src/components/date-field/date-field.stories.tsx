import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./date-field.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  title: "Components/DateField",
  component: DateField,
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
