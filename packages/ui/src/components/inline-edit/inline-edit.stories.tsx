import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { InlineEdit, type InlineEditProps } from "./inline-edit.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-inlineedit",
  title: "Components/InlineEdit 제자리 고치기",
  component: InlineEdit,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "이름처럼 짧은 글 하나를 그 자리에서 바꿀 때",
      avoid: "여러 칸을 함께 바꿀 때는 양식",
      parts: "글, 고치기 버튼, 입력란",
      keys: "Enter로 저장, Esc로 되돌려요",
      good: "저장한 것을 바로 알려요",
      bad: "되돌릴 수 없는 일에 쓰지 않아요",
    },
  },
  args: {
    label: "부서",
    value: "경영지원팀",
    placeholder: "부서 입력",
    maxLength: 60,
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ value, onSave, ...rest }: InlineEditProps) {
  const [kept, setKept] = useState(value);
  return (
    <InlineEdit
      {...rest}
      value={kept}
      onSave={async (next) => {
        await onSave(next);
        setKept(next);
      }}
    />
  );
}

export const Default: Story = {};
export const Empty: Story = { args: { value: "" } };

export const Saving: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "부서 수정, 경영지원팀" }));
    const field = canvas.getByRole("textbox", { name: "부서" });
    await userEvent.clear(field);
    await userEvent.type(field, " 법무팀 {Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("법무팀");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "부서 수정, 법무팀" })).toHaveFocus(),
    );
  },
};

/** A name is replaced as a whole, without deleting the old one first. */
export const Replacing: Story = {
  args: { replaces: true },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("법무팀{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("법무팀");
  },
};

/** The typed text stays when saving fails. */
export const Rejected: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error("no answer");
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("2팀{Enter}");
    const field = canvas.getByRole("textbox", { name: "부서" });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue("경영지원팀2팀");
  },
};

export const States: Story = interactionStates(InlineEdit);
