import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-brand",
  title: "Screens/브랜드 ∕brand",
  ...screenMeta,
  args: { path: "/brand" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};
