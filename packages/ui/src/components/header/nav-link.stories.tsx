import type { Meta, StoryObj } from "@storybook/react-vite";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { NavLink } from "./header.tsx";

const meta = {
  id: "components-navlink",
  title: "Components/NavLink 메뉴 링크",
  component: NavLink,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "머리글과 옆 메뉴의 항목",
      avoid: "본문 안의 링크는 Link",
      parts: "이름, 지금 있는 곳의 표시",
      keys: "Tab으로 닿고 Enter로 열어요",
      good: "이름은 화면의 제목과 같아요",
      bad: "아이콘만 두지 않아요",
    },
  },
  args: { href: "#guide", children: "이용 안내" },
} satisfies Meta<typeof NavLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { "aria-current": "page" } };
export const InSideMenu: Story = { args: { layout: "list" } };

export const States: Story = interactionStates(NavLink);
