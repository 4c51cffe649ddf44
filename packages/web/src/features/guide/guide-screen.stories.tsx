import { defaultHandlers } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-guide",
  title: "Screens/이용 안내 ∕guide",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/guide" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Estimate: Story = { args: { path: "/guide/estimate" } };

export const Storage: Story = { args: { path: "/guide/storage" } };
