import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo, LogoMark } from "./logo.tsx";

const meta = {
  id: "components-logo",
  title: "Components/Logo 로고",
  component: Logo,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "머리글과 인쇄물",
      avoid: "글 안에서 이름을 부를 때",
      parts: "마크, 이름",
      keys: "Tab으로 닿고 Enter로 처음 화면에 가요",
      good: "둘레에 마크 절반만큼 비워 둬요",
      bad: "색을 바꾸거나 기울이지 않아요",
    },
  },
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
