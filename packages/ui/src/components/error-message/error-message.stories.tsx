import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Loaded } from "../loaded/loaded.tsx";
import { ErrorMessage } from "./error-message.tsx";
import { LoadError } from "./load-error.tsx";

const meta = {
  id: "components-errormessage",
  title: "Components/ErrorMessage 오류 알림",
  component: ErrorMessage,
  subcomponents: { LoadError, Loaded },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "보내기나 한 부분이 실패했을 때",
      avoid: "칸 하나의 오류는 그 칸의 error",
      parts: "제목, 까닭과 이어 갈 방법, 다시 시도",
      keys: "나타날 때 읽어 주고 버튼이 초점을 받아요",
      good: "무슨 일이 있었고 어떻게 이어 갈지 적어요",
      bad: "서버의 말을 그대로 보여 주지 않아요",
    },
  },
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
