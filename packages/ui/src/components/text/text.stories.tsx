import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/primitives.tsx";
import { Heading, Text } from "./text.tsx";

const meta = {
  id: "components-text",
  title: "Components/Text 글",
  component: Text,
  subcomponents: { Heading },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "화면의 모든 글과 제목",
      avoid: "값이 정해진 곳 (상태표, 금액)",
      parts: "글 모양 variant, 세기 tone",
      keys: "초점을 받지 않아요",
      good: "제목은 Heading의 단계를 건너뛰지 않아요",
      bad: "글 크기를 px로 적지 않아요",
    },
  },
  args: { children: "짐을 담아 두면, 필요할 때 돌려 드려요." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scale: Story = {
  render: () => (
    <Stack gap="4">
      <Heading level={1} variant="display">
        어디에서 어디로 옮길까요?
      </Heading>
      <Heading variant="title">짐을 골라 주세요</Heading>
      <Heading level={3}>출발지</Heading>
      <Heading level={4} variant="subheading">
        옮기는 방법
      </Heading>
      <Text variant="lead">이사할 날과 짐을 알려 주시면 바로 금액을 보여 드려요.</Text>
      <Text>방문 견적 없이, 적어 주신 만큼만 내요.</Text>
      <Text variant="label">휴대전화 번호</Text>
      <Text variant="caption">부가세 28,890원 포함</Text>
      <Text variant="micro">사업자등록번호 000-00-00000</Text>
      <Text variant="amount">317,800원</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="2">
      <Text tone="default">{children}</Text>
      <Text tone="muted">{children}</Text>
      <Text tone="subtle">{children}</Text>
      <Text tone="brand">{children}</Text>
      <Text tone="danger">{children}</Text>
    </Stack>
  ),
};
