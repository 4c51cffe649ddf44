import { defaultHandlers } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-brand",
  title: "Screens/브랜드 ∕brand",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/brand" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
