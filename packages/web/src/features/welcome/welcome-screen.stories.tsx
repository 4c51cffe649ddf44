import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answering } from "../../testing/answering.ts";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-welcome",
  title: "Screens/환영 ∕welcome",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: [scenarios.getMe.justSignedUp, ...defaultHandlers] },
  args: { path: "/welcome", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithRedirect: Story = {
  args: { path: "/welcome?redirect=%2Festimate%2Fpayment%3Fserial%3DMV202611207K3F9QX2" },
};

export const WithoutProfile: Story = {
  ...answering(scenarios.getMe.error),
};
