import type { Meta, StoryObj } from "@storybook/react-vite";
import { DetailTable, Table } from "./table.tsx";

const meta = {
  id: "components-table",
  title: "Components/Table 표",
  component: Table,
  subcomponents: { DetailTable },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "몇 줄의 자료를 읽을 때",
      avoid: "찾고 고르는 일은 DataTable",
      parts: "표 이름, 머리줄, 줄, 합계",
      keys: "표로 읽어 줘요",
      good: "수는 오른쪽에 맞춰요",
      bad: "자리를 잡으려고 표를 쓰지 않아요",
    },
  },
  args: {
    caption: "짐 목록",
    columns: [
      { header: "품목" },
      { header: "개수", align: "end" },
      { header: "부피", align: "end" },
    ],
    rows: [
      { key: "bed", cells: ["침대 (싱글)", "1개", "1.1㎥"] },
      { key: "sofa", cells: ["소파 (3인용)", "1개", "1.6㎥"] },
      { key: "box", cells: ["박스", "12개", "1.5㎥"] },
    ],
    footer: ["합계", "14개", "4.2㎥"],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };
/** More columns than a phone is wide. */
export const Stacked: Story = { args: { stacked: true } };
export const Details: Story = {
  render: () => (
    <DetailTable
      caption="이사 정보"
      rows={[
        { term: "이사 날짜", value: "2026년 3월 12일 (목) 오전 9시" },
        { term: "출발지", value: "서울특별시 마포구 월드컵로 12, 3층 (계단)" },
        { term: "도착지", value: "경기도 고양시 일산동구 중앙로 100, 7층 (엘리베이터)" },
        { term: "차량과 인원", value: "1톤 트럭 1대, 2명" },
      ]}
    />
  ),
};
