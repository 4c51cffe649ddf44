import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-guide",
  title: "Screens/이용 안내 ∕guide",
  ...screenMeta,
  args: { path: "/guide" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};

export const Estimate: Story = { args: { path: "/guide/estimate" } };

export const Storage: Story = { args: { path: "/guide/storage" } };
