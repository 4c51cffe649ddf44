import type { Meta, StoryObj } from "@storybook/react-vite";
import { HStack } from "../layout/primitives.tsx";
import { Spinner } from "./spinner.tsx";

const meta = {
  id: "components-spinner",
  title: "Components/Spinner 도는 고리",
  component: Spinner,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "끝을 모르는 짧은 기다림",
      avoid: "화면 전체는 Skeleton",
      parts: "고리, 읽어 줄 말",
      keys: "초점을 받지 않고 말을 읽어 줘요",
      good: "무엇을 기다리는지 적어요",
      bad: "둘을 함께 돌리지 않아요",
    },
  },
  args: { label: "불러오는 중이에요" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <HStack gap="4">
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </HStack>
  ),
};
