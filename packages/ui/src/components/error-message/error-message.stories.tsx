import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorMessage } from "./error-message.tsx";

const meta = {
  title: "Components/ErrorMessage",
  component: ErrorMessage,
  args: {
    title: "주문을 불러오지 못했어요",
    children: "인터넷 연결을 확인하고 다시 시도해 주세요.",
  },
} satisfies Meta<typeof ErrorMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다시 시도하기" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
