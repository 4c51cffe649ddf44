import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-support",
  title: "Screens/고객센터 ∕support∕main",
  ...screenMeta,
  args: { path: "/support/main" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};
