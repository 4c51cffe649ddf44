import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { PriceBar } from "./price-bar.tsx";

const lines = [
  { code: "BASE", label: "기본 이사", description: "1톤 트럭 1대, 2명", amount: 150_000 },
  { code: "VOLUME", label: "짐 부피", description: "4.2㎥", amount: 84_000 },
  { code: "ZONE", label: "구간", description: "서울 → 경기", amount: 40_000 },
  {
    code: "FLOOR",
    label: "층과 운반",
    description: "출발 3층 계단, 도착 7층 엘리베이터",
    amount: 24_000,
  },
  { code: "DATE", label: "날짜", description: "손 없는 날 10%", amount: 29_800 },
  { code: "COUPON", label: "첫 이사 쿠폰", amount: -10_000 },
];

const meta = {
  id: "components-pricebar",
  title: "Components/PriceBar 금액 막대",
  component: PriceBar,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "휴대전화에서 금액과 다음 버튼을 늘 보여 줄 때",
      avoid: "넓은 화면은 PriceBreakdown",
      parts: "금액, 부가세, 다음 버튼, 누르면 내역",
      keys: "금액을 눌러 내역을 열고 Esc로 닫아요",
      good: "처음 보인 금액이 마지막 금액이에요",
      bad: "막대 뒤에 내용을 가리지 않아요",
    },
    docs: { story: { inline: false, height: "480px" } },
    layout: "fullscreen",
  },
  args: {
    total: 317_800,
    vat: 28_890,
    lines,
    action: (
      <Button size="lg" block>
        다음
      </Button>
    ),
  },
} satisfies Meta<typeof PriceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { total: null, lines: [] } };

export const Loading: Story = { args: { loading: true } };

export const Explained: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /317,800원/ }));
    const sheet = within(await canvas.findByRole("dialog", { name: "예상 금액" }));
    await expect(sheet.getByText("-10,000원")).toBeVisible();
    await expect(sheet.getByText("부가세 28,890원 포함")).toBeVisible();
  },
};

/** For answers that cannot be priced, or when the server is unreachable. */
export const Failed: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /다시 계산하기/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
