import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-not-found",
  title: "Screens/없는 화면 ∕error∕404",
  ...screenMeta,
  args: { path: "/no/such/page" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};
