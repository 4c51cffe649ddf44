import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Countdown } from "./countdown.tsx";

const meta = {
  id: "components-countdown",
  title: "Components/Countdown 남은 시간",
  component: Countdown,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "인증번호나 잡아 둔 자리의 시간이 끝나 갈 때",
      avoid: "급하지 않은 기한은 날짜로",
      parts: "분과 초, 끝난 뒤의 문장",
      keys: "초점을 받지 않고 1분 전과 끝을 읽어 줘요",
      good: "끝나면 무엇을 할지 알려요",
      bad: "초마다 읽어 주지 않아요",
    },
  },
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
