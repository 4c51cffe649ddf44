import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo, LogoMark } from "./logo.tsx";

const meta = {
  title: "Components/Logo",
  component: Logo,
  args: { name: "담아둠", href: "#home" },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "담아둠" })).toBeVisible();
  },
};

export const Mark: Story = { render: () => <LogoMark size={56} /> };
