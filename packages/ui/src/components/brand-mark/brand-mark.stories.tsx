import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Stack } from "../layout/primitives.tsx";
import { BrandMark } from "./brand-mark.tsx";

const meta = {
  title: "Components/BrandMark",
  component: BrandMark,
  args: { name: "naver", size: 24 },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnButtons: Story = {
  render: () => (
    <Stack gap="3" maxWidth="22rem">
      <Button variant="outline" size="lg" block icon={<BrandMark name="naver" />}>
        네이버로 계속하기
      </Button>
      <Button variant="outline" size="lg" block icon={<BrandMark name="kakao" />}>
        카카오로 계속하기
      </Button>
      <Button variant="outline" size="lg" block icon={<BrandMark name="google" />}>
        Google로 계속하기
      </Button>
      <Button variant="outline" size="lg" block icon={<BrandMark name="apple" />}>
        Apple로 계속하기
      </Button>
    </Stack>
  ),
};
