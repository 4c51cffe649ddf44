import { Stack } from "@damadum/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

const meta = {
  id: "screens-notices",
  title: "Screens/알림창",
  component: NewVersionNotice,
  parameters: { layout: "fullscreen" },
  args: { onReload: fn(), onLater: fn() },
} satisfies Meta<typeof NewVersionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewVersion: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "새로고침" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  render: () => (
    <Stack minHeight="50vh">
      <OfflineNotice />
    </Stack>
  ),
};
