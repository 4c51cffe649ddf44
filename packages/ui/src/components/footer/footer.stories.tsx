import type { Meta, StoryObj } from "@storybook/react-vite";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { footerLinksRecipe } from "../../theme/recipes/layout.ts";
import { styled } from "../../theme/styled.ts";
import { Box } from "../layout/primitives.tsx";
import { Footer, type FooterProps } from "./footer.tsx";

const meta = {
  id: "components-footer",
  title: "Components/Footer 바닥글",
  component: Footer,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "웹의 모든 화면 끝",
      avoid: "앱 웹뷰 (마이의 법적 고지로 갈음해요)",
      parts: "약관 링크, 회사 정보",
      keys: "링크만 초점을 받아요",
      good: "법이 정한 항목을 모두 둬요",
      bad: "광고나 새 소식을 넣지 않아요",
    },
    layout: "fullscreen",
  },
  args: {
    links: (
      <>
        <a href="#use">이용약관</a>
        <a href="#privacy">
          <strong>개인정보 처리방침</strong>
        </a>
        <a href="#move">운송약관</a>
        <a href="#support">고객센터</a>
      </>
    ),
    details: [
      { term: "상호", description: "담아둠 (견본)" },
      { term: "대표자", description: "견본" },
      { term: "주소", description: "서울특별시 견본구 견본로 1" },
      { term: "전화", description: "02-000-0000" },
      { term: "사업자등록번호", description: "000-00-00000 (견본)" },
      { term: "통신판매업 신고번호", description: "제0000-서울견본-0000호" },
      { term: "개인정보보호책임자", description: "견본" },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// Without the landmarks around them, of which a page has one.
const Links = styled("div", footerLinksRecipe);

export const States: Story = {
  ...interactionStates(({ links }: FooterProps) => (
    <Box bg="bg.subtle" paddingInline="5">
      <Links>{links}</Links>
    </Box>
  )),
  parameters: { layout: "padded" },
};
