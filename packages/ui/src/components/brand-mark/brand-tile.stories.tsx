import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Grid } from "../layout/primitives.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { BrandTile } from "./brand-tile.tsx";

const meta = {
  id: "components-brandtile",
  title: "Components/BrandTile 다른 서비스 버튼",
  component: BrandTile,
  subcomponents: { BrandMark },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "네이버, 카카오처럼 다른 서비스로 들어갈 때",
      avoid: "우리 화면으로 가는 링크",
      parts: "둥근 마크, 아래 이름",
      keys: "Tab으로 닿고 Enter나 Space로 눌러요",
      good: "그 서비스가 정한 색과 마크를 그대로 써요",
      bad: "마크만 두고 이름을 빼지 않아요",
    },
  },
  args: { brand: "naver", children: "네이버", label: "네이버로 계속하기", onClick: fn() },
} satisfies Meta<typeof BrandTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "네이버로 계속하기" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Row: Story = {
  render: () => (
    <Grid gap="1" templateColumns="repeat(auto-fit, minmax(4rem, 1fr))">
      <BrandTile brand="naver" label="네이버로 계속하기">
        네이버
      </BrandTile>
      <BrandTile brand="kakao" label="카카오로 계속하기">
        카카오
      </BrandTile>
      <BrandTile brand="google" label="Google로 계속하기">
        Google
      </BrandTile>
      <BrandTile brand="apple" label="Apple로 계속하기">
        Apple
      </BrandTile>
    </Grid>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole("button", { name: "네이버로 계속하기, 처리하고 있어요" });
    await expect(tile).toHaveAttribute("aria-busy", "true");
    await userEvent.click(tile);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const States: Story = interactionStates(BrandTile);
