import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { HStack, Stack } from "../layout/primitives.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  id: "components-skeleton",
  title: "Components/Skeleton 자리 잡이",
  component: Skeleton,
  parameters: {
    guide: {
      use: "불러오는 동안 같은 크기의 자리를 둘 때",
      avoid: "300ms 안에 끝나는 일",
      parts: "회색 면, 글의 본보기",
      keys: "초점을 받지 않고 둘레가 aria-busy예요",
      good: "마지막과 같은 크기로 그려요",
      bad: "진짜 글처럼 보이게 하지 않아요",
    },
  },
  tags: ["loading", "autodocs"],
  argTypes: { width: { control: "text" } },
  args: { height: "14" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OrderCard: Story = {
  render: () => (
    <Card aria-busy>
      <Stack gap="4">
        <HStack gap="3">
          <Skeleton shape="circle" width="12" />
          <Stack gap="1" flex="1">
            <Skeleton shape="text" width="50%" />
            <Skeleton shape="text" width="80%" />
          </Stack>
        </HStack>
        <Skeleton height="control.md" />
      </Stack>
    </Card>
  ),
};
