import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavLink } from "./header.tsx";

const meta = {
  title: "Components/NavLink",
  component: NavLink,
  args: { href: "#guide", children: "이용 안내" },
} satisfies Meta<typeof NavLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { "aria-current": "page" } };
export const InSideMenu: Story = { args: { layout: "list" } };
