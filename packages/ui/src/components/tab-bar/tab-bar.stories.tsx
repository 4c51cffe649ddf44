import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tab, TabBar } from "./tab-bar.tsx";

const meta = {
  title: "Components/TabBar",
  component: TabBar,
  parameters: { layout: "fullscreen" },
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
