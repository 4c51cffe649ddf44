import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionNav, SectionNavLink } from "./section-nav.tsx";

const meta = {
  title: "Components/SectionNav",
  component: SectionNav,
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
