import { defaultHandlers } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-not-found",
  title: "Screens/없는 화면 ∕error∕404",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/no/such/page" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
