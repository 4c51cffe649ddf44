import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider } from "./divider.tsx";

const meta = {
  title: "Components/Divider",
  component: Divider,
  args: { children: "간편하게 시작하기" },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
