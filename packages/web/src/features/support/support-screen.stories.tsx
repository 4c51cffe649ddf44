import { defaultHandlers } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-support",
  title: "Screens/고객센터 ∕support∕main",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/support/main" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
