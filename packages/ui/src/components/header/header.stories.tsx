import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Header, NavLink } from "./header.tsx";
import { Logo } from "./logo.tsx";

const nav = (
  <>
    <NavLink href="#brand">브랜드</NavLink>
    <NavLink href="#guide" aria-current="page">
      이용 안내
    </NavLink>
    <NavLink href="#estimate">견적 보기</NavLink>
    <NavLink href="#support">고객센터</NavLink>
  </>
);

const meta = {
  id: "components-header",
  title: "Components/Header 머리글",
  component: Header,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "웹의 모든 화면 위",
      avoid: "앱 웹뷰, 인쇄",
      parts: "로고, 메뉴, 로그인과 메뉴 버튼",
      keys: "건너뛰기 링크 다음에 왼쪽부터 닿아요",
      good: "지금 있는 곳을 aria-current로 알려요",
      bad: "두 줄로 늘리지 않아요",
    },
    docs: { story: { inline: false, height: "320px" } },
    layout: "fullscreen",
  },
  args: {
    logo: <Logo name="담아둠" href="#home" />,
    nav,
    actions: (
      <>
        <Button size="sm" variant="plain">
          로그인
        </Button>
        <IconButton icon="menu" label="메뉴 열기" />
      </>
    ),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grey: Story = { args: { tone: "grey" } };
export const LoggedIn: Story = {
  args: {
    actions: (
      <>
        <IconButton icon="user" label="마이페이지" />
        <IconButton icon="menu" label="메뉴 열기" />
      </>
    ),
  },
};
