import type { Meta, StoryObj } from "@storybook/react-vite";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { SectionNav, SectionNavLink } from "./section-nav.tsx";

const meta = {
  id: "components-sectionnav",
  title: "Components/SectionNav 업무 메뉴",
  component: SectionNav,
  subcomponents: { SectionNavLink },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "기업 화면처럼 나란한 여러 화면 사이를 오갈 때",
      avoid: "한 화면 안의 자리",
      parts: "이름들, 지금 있는 곳의 표시",
      keys: "Tab으로 닿고 Enter로 열어요",
      good: "좁으면 옆으로 밀려요",
      bad: "두 줄로 쌓지 않아요",
    },
  },
  args: {
    label: "업무",
    children: ["현황", "박스", "계약", "작업", "청구서"].map((section, index) => (
      <SectionNavLink key={section}>
        <a href={`#${section}`} aria-current={index === 1 ? "page" : undefined}>
          {section}
        </a>
      </SectionNavLink>
    )),
  },
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = interactionStates(() => (
  <SectionNavLink>
    <a href="#works">작업</a>
  </SectionNavLink>
));
