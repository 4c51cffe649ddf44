import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { Tab, TabBar } from "./tab-bar.tsx";

const meta = {
  id: "components-tabbar",
  title: "Components/TabBar 앱의 탭",
  component: TabBar,
  subcomponents: { Tab },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "앱 웹뷰의 맨 아래",
      avoid: "웹 (머리글과 바닥글이 있어요)",
      parts: "다섯까지의 탭, 아이콘과 이름",
      keys: "Tab으로 닿고 Enter로 열어요",
      good: "지금 탭을 색과 aria-current로 알려요",
      bad: "탭에 배지를 여럿 달지 않아요",
    },
    docs: { story: { inline: false, height: "240px" } },
    layout: "fullscreen",
  },
  args: {
    children: (
      <>
        <Tab icon="home" label="브랜드">
          <a href="#brand" />
        </Tab>
        <Tab icon="box" label="보관 안내">
          <a href="#storage" />
        </Tab>
        <Tab icon="receipt" label="견적" current>
          <a href="#estimate" />
        </Tab>
        <Tab icon="user" label="마이">
          <a href="#my" />
        </Tab>
      </>
    ),
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "견적" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const States: Story = {
  ...interactionStates(() => (
    <Tab icon="box" label="보관 안내">
      <a href="#storage" />
    </Tab>
  )),
  parameters: { layout: "padded" },
};
