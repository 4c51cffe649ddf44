import { defaultHandlers } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-logout",
  title: "Screens/로그아웃 ∕logout",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/logout", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expired: Story = { args: { path: "/logout?expired&redirect=%2Fmy" } };
