import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-terms",
  title: "Screens/약관 ∕terms",
  ...screenMeta,
  args: { path: "/terms/move" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {};

export const Use: Story = { args: { path: "/terms/use" } };

export const User: Story = { args: { path: "/terms/user" } };

export const Privacy: Story = { args: { path: "/terms/privacy" } };

export const Storage: Story = { args: { path: "/terms/storage" } };

export const Damage: Story = { args: { path: "/terms/damage" } };

export const OlderWording: Story = { args: { path: "/terms/move/2026-10-01" } };
