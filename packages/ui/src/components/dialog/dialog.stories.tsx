import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

function Openable(props: Partial<DialogProps> & { initiallyOpen?: boolean }) {
  const { initiallyOpen = false, ...rest } = props;
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        주문 취소하기
      </Button>
      <Dialog title="주문을 취소할까요?" {...rest} open={open} onOpenChange={setOpen}>
        지금 취소하면 취소 수수료 없이 128,000원을 모두 돌려 드려요.
      </Dialog>
    </>
  );
}

const meta = {
  id: "components-dialog",
  title: "Components/Dialog 대화 상자",
  component: Openable,
  subcomponents: { Dialog, ConfirmDialog },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "지금 답해야 이어 갈 수 있을 때",
      avoid: "긴 내용은 Sheet, 알림만은 Toast나 Notice",
      parts: "제목, 내용, 버튼, 닫기",
      keys: "초점이 안에 머물고 Esc로 닫은 뒤 연 곳으로 돌아가요",
      good: "버튼에 일어날 일을 적어요",
      bad: "대화 상자 위에 또 열지 않아요",
    },
    docs: { story: { inline: false, height: "480px" } },
  },
} satisfies Meta<typeof Openable>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button variant="outline">돌아가기</Button>
    <Button variant="danger">취소하기</Button>
  </>
);

export const Default: Story = { args: { initiallyOpen: true, footer } };

export const FocusReturnsOnClose: Story = {
  args: { footer },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "주문 취소하기" });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "주문을 취소할까요?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "닫기" }));
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const PressReleasedOnBackdrop: Story = {
  args: { initiallyOpen: true, footer },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: canvas.getByRole("heading") },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const MustChoose: Story = {
  args: {
    initiallyOpen: true,
    dismissible: false,
    title: "인터넷 연결이 좋지 않아요",
    footer: (
      <>
        <Button variant="outline">나가기</Button>
        <Button>다시 시도하기</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>("alertdialog");
    await expect(dialog).toHaveAttribute("closedby", "none");
    await userEvent.click(dialog);
    // As Chromium does on a repeated Escape when it does not support closedby.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
  },
};
