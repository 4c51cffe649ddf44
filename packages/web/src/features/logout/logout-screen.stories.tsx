import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-logout",
  title: "Screens/로그아웃 ∕logout",
  ...screenMeta,
  args: { path: "/logout", person: "member" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};

export const Expired: Story = { args: { path: "/logout?expired&redirect=%2Fmy" } };
