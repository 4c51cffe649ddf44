import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Components/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
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
