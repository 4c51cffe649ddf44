import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/primitives.tsx";
import { Heading, Text } from "../text/text.tsx";
import { Captioned } from "../../stories/captioned.tsx";
import { Card } from "./card.tsx";

const meta = {
  id: "components-card",
  title: "Components/Card 카드",
  component: Card,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "함께 읽을 내용을 한 면에 묶을 때",
      avoid: "카드 안에 카드, 카드 전체를 누를 때는 LinkCard",
      parts: "둥근 면과 안쪽 여백, 내용",
      keys: "초점을 받지 않아요",
      good: "제목이 있으면 Section의 제목 단계를 따라요",
      bad: "선과 그림자를 겹쳐 두르지 않아요",
    },
  },
  args: {
    children: (
      <>
        <Heading variant="subheading">원룸 이사</Heading>
        <Text tone="muted">1톤 트럭 1대, 두 명이 도와 드려요.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: ({ children }) => (
    <Stack gap="4">
      {(["outline", "raised", "flat", "brand"] as const).map((variant) => (
        <Captioned key={variant} name={variant}>
          <Card variant={variant} width="full">
            {children}
          </Card>
        </Captioned>
      ))}
    </Stack>
  ),
};
