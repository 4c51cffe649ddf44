import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Countdown } from "./countdown.tsx";

const meta = {
  title: "Components/Countdown",
  component: Countdown,
  args: { until: 0, label: "남은 시간", over: "시간이 지났어요. 번호를 다시 받아 주세요." },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Countdown {...args} until={Date.now() + 180_000} />,
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer", { name: "남은 시간" });
    await expect(timer).toHaveTextContent(/^(3:00|2:59)$/);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const LastMinute: Story = {
  render: (args) => <Countdown {...args} until={Date.now() + 45_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("남은 시간 1분");
  },
};

export const Over: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(args.over);
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00");
  },
};
