import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { NavLink } from "../header/header.tsx";
import { Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { Sheet } from "./sheet.tsx";

const meta = {
  id: "components-sheet",
  title: "Components/Sheet 올라오는 창",
  component: Sheet,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "화면을 떠나지 않고 긴 내용을 볼 때",
      avoid: "짧은 물음은 Dialog",
      parts: "제목, 내용, 닫기, 끝의 버튼",
      keys: "초점이 안에 머물고 Esc로 닫아요",
      good: "엄지가 닿는 아래쪽에 버튼을 둬요",
      bad: "여러 단계의 일을 넣지 않아요",
    },
    docs: { story: { inline: false, height: "560px" } },
  },
  args: { open: true, title: "무엇을 도와드릴까요?", onOpenChange: fn() },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: <Text>손가락이 닿는 곳에서 열려요.</Text>,
    footer: <Button size="lg">확인했어요</Button>,
  },
};

export const LongContent: Story = {
  args: {
    title: "운송 약관",
    children: (
      <Stack gap="4">
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            제{index + 1}조. 짐을 안전하게 옮기고, 옮긴 뒤 30일 안에 알려 주신 파손은 기준에 따라
            보상해요.
          </Text>
        ))}
      </Stack>
    ),
    footer: <Button size="lg">동의하고 계속하기</Button>,
  },
};

export const SideMenu: Story = {
  args: {
    placement: "side",
    title: "전체 메뉴",
    titleHidden: true,
    children: (
      <Stack gap="0" as="nav" aria-label="전체 메뉴">
        {["브랜드", "이용 안내", "견적 보기", "고객센터", "마이페이지"].map((name) => (
          <NavLink key={name} href="#main" layout="list">
            {name}
          </NavLink>
        ))}
      </Stack>
    ),
  },
};
