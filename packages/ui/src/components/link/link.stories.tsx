import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { Link, SkipLink, type LinkProps } from "./link.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-link",
  title: "Components/Link 링크",
  component: Link,
  subcomponents: { SkipLink },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "다른 화면이나 글 안의 자리로 갈 때",
      avoid: "보내거나 바꾸는 일은 Button",
      parts: "밑줄 있는 글",
      keys: "Tab으로 닿고 Enter로 열어요",
      good: "링크만 읽어도 어디로 갈지 알게 적어요",
      bad: "여기, 더 보기라고만 적지 않아요",
    },
  },
  args: { href: "#main", children: "이용약관" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap="3" align="flex-start">
      <Text>
        계속하면 <Link href="#use">이용약관</Link>에 동의하는 것으로 볼게요.
      </Text>
      <Link href="#id" variant="quiet">
        아이디 찾기
      </Link>
      <Link href="#detail" variant="standalone">
        자세히 보기 <Icon name="chevron-right" size={20} />
      </Link>
    </Stack>
  ),
};

export const Skip: Story = {
  render: () => (
    <>
      <SkipLink targetId="content" />
      <Text id="content" tabIndex={-1}>
        본문이에요.
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "본문으로 건너뛰기" })).toHaveFocus();
  },
};

export const States: Story = interactionStates((args: LinkProps) => (
  <Text>
    자세한 내용은 <Link {...args} />에 있어요.
  </Text>
));
