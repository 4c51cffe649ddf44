import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceLines } from "../price-breakdown/price-lines.tsx";
import { DetailTable, Table } from "../table/table.tsx";
import { Quotation } from "./quotation.tsx";

const meta = {
  id: "components-quotation",
  title: "Components/Quotation 견적서",
  component: Quotation,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "인쇄하거나 저장할 견적서",
      avoid: "화면의 금액 설명은 PriceBreakdown",
      parts: "제목과 번호, 정보 표, 짐 목록, 금액",
      keys: "표로 읽어 줘요",
      good: "A4 한 장에서 읽히게 해요",
      bad: "화면에만 있는 버튼을 인쇄하지 않아요",
    },
  },
  args: {
    issuer: { name: "담아둠 주식회사(견본)", seal: "담아둠인" },
    meta: [
      { term: "견적 번호", value: "M260302-0001" },
      { term: "작성일", value: "2026년 3월 2일 (월)" },
      { term: "유효 기간", value: "2026년 3월 9일 (월)까지" },
    ],
    children: (
      <>
        <DetailTable
          caption="이사 정보"
          rows={[
            { term: "이사 날짜", value: "2026년 3월 12일 (목) 오전 9시" },
            { term: "출발지", value: "서울특별시 마포구 월드컵로 12, 3층 (계단)" },
            { term: "도착지", value: "경기도 고양시 일산동구 중앙로 100, 7층 (엘리베이터)" },
            { term: "차량과 인원", value: "1톤 트럭 1대, 2명" },
          ]}
        />
        <Table
          caption="짐 목록"
          columns={[
            { header: "품목" },
            { header: "개수", align: "end" },
            { header: "부피", align: "end" },
          ]}
          rows={[
            { key: "bed", cells: ["침대 (싱글)", "1개", "1.1㎥"] },
            { key: "sofa", cells: ["소파 (3인용)", "1개", "1.6㎥"] },
            { key: "box", cells: ["박스", "12개", "1.5㎥"] },
          ]}
          footer={["합계", "14개", "4.2㎥"]}
        />
        <PriceLines
          total={317_800}
          totalLabel="총액"
          vat={28_890}
          lines={[
            { code: "BASE", label: "기본 이사", description: "1톤 트럭 1대, 2명", amount: 150_000 },
            { code: "VOLUME", label: "짐 부피", description: "4.2㎥", amount: 84_000 },
            { code: "ZONE", label: "구간", description: "서울 → 경기", amount: 64_000 },
            { code: "DATE", label: "날짜", description: "손 없는 날 10%", amount: 29_800 },
            { code: "COUPON", label: "첫 이사 쿠폰", amount: -10_000 },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof Quotation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
