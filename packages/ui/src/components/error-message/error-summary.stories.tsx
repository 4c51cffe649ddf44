import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../layout/primitives.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  id: "components-errorsummary",
  title: "Components/ErrorSummary 오류 모음",
  component: ErrorSummary,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "보낸 뒤 고칠 칸이 여럿일 때",
      avoid: "칸이 하나뿐인 양식",
      parts: "제목, 칸으로 가는 링크들",
      keys: "나타나면 초점을 받고 링크로 그 칸에 가요",
      good: "링크의 글은 칸의 오류와 같아요",
      bad: "적는 도중에 띄우지 않아요",
    },
  },
  args: {
    errors: [
      { fieldId: "start-detail", message: "출발지 상세 주소를 입력해 주세요." },
      { fieldId: "floor", message: "출발지 층수를 입력해 주세요." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap="6">
      <ErrorSummary {...args} />
      <TextField id="start-detail" label="상세 주소" error="출발지 상세 주소를 입력해 주세요." />
      <TextField id="floor" label="층" error="출발지 층수를 입력해 주세요." />
    </Stack>
  ),
};

export const Used: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "출발지 층수를 입력해 주세요." }));
    await expect(canvas.getByLabelText("층")).toHaveFocus();
  },
};

export const Focused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("alert");
    await userEvent.tab();
    box.focus();
    const danger = getComputedStyle(canvasElement).getPropertyValue("--dm-colors-danger-solid");
    const probe = document.createElement("i");
    probe.style.color = danger;
    canvasElement.append(probe);
    await expect(getComputedStyle(box).outlineColor).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

export const Empty: Story = { args: { errors: [] } };
