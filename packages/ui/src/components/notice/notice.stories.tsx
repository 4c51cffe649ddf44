import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { Notice } from "./notice.tsx";

const words = "박스는 이사 3일 전까지 받아 두는 것이 좋아요.";
const redTitle = "결제하지 못했어요";

const meta = {
  id: "components-notice",
  title: "Components/Notice 알림 글",
  component: Notice,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "화면을 읽는 동안 알아야 할 조건이나 까닭",
      avoid: "방금 일어난 일은 Toast, 실패는 ErrorMessage",
      parts: "색 띠, 제목, 글",
      keys: "초점을 받지 않아요",
      good: "할 수 있는 일을 링크로 곁들여요",
      bad: "한 화면에 셋보다 많이 두지 않아요",
    },
  },
  argTypes: {
    tone: { control: "select", options: ["neutral", "info", "success", "warning", "danger"] },
  },
  args: { children: words },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RedTitle: Story = {
  args: { tone: "danger", title: redTitle },
  play: async ({ canvas }) => {
    const color = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(color(redTitle)).not.toBe(color(words));
    await expect(color(words)).toBe(color("비교할 글"));
  },
  decorators: [
    (Story) => (
      <Stack gap="3">
        <Story />
        <Text tone="muted">비교할 글</Text>
      </Stack>
    ),
  ],
};

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="3">
      <Notice>{children}</Notice>
      <Notice tone="info" title="3월 11일은 손 없는 날이에요">
        찾는 분이 많아 요금이 10% 더해져요.
      </Notice>
      <Notice tone="success" title="쿠폰을 적용했어요">
        첫 이사 10,000원 할인이에요.
      </Notice>
      <Notice tone="warning" title="파손은 30일 안에 알려 주세요">
        30일이 지나면 보상받기 어려워요.
      </Notice>
      <Notice tone="danger" title="결제하지 못했어요">
        카드 한도를 확인하고 다시 결제해 주세요.
      </Notice>
    </Stack>
  ),
};
