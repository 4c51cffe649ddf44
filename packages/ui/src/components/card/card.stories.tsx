import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/primitives.tsx";
import { Heading, Text } from "../text/text.tsx";
import { Captioned } from "../../stories/captioned.tsx";
import { Card } from "./card.tsx";

const meta = {
  title: "Components/Card",
  component: Card,
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
