import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ConnectionDialog } from "./connection-loss.tsx";

const meta = {
  id: "screens-app-connectionloss",
  title: "Screens/앱/연결 끊김",
  component: ConnectionDialog,
  args: { open: true, onHide: fn(), onExit: fn() },
} satisfies Meta<typeof ConnectionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "종료" })).toBeVisible();
  },
};

export const Retrying: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "다시 시도" }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
