import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoxPicture } from "./box-picture.tsx";

const meta = {
  title: "Components/BoxPicture",
  component: BoxPicture,
  args: { width: 59, depth: 50, height: 40 },
} satisfies Meta<typeof BoxPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
