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
  title: "Components/Header",
  component: Header,
  parameters: { layout: "fullscreen" },
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
