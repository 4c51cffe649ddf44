import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { InlineEdit, type InlineEditProps } from "./inline-edit.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  title: "Components/InlineEdit",
  component: InlineEdit,
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
