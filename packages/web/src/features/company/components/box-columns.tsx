import { boxStatus, formatKoreanDate } from "@damadum/domain";
import type { CompanyBox } from "@damadum/sdk";
import { Badge, type DataColumn } from "@damadum/ui";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { BoxLink } from "./box-link.tsx";
import { EditBox } from "./edit-box.tsx";

/** The column that cannot be hidden, because it names the row. */
export const nameColumn: DataColumn<CompanyBox> = {
  key: "name",
  header: "이름",
  width: "medium",
  render: (box) => <BoxLink box={box} />,
};

/** Columns that a member may hide, in display order. */
export const optionalColumns: readonly DataColumn<CompanyBox>[] = [
  { key: "status", header: "상태", width: "narrow", render: (box) => <BoxState box={box} /> },
  {
    key: "department",
    header: "부서",
    width: "narrow",
    render: (box) => <EditBox box={box} field="department" />,
  },
  { key: "contents", header: "내용물", render: (box) => <EditBox box={box} field="contents" /> },
  {
    key: "retention",
    header: "보존 기한",
    width: "medium",
    render: ({ retention_until: day }) => (day === null ? "" : formatKoreanDate(day)),
  },
  {
    key: "serial",
    header: "박스 번호",
    width: "medium",
    // Without a name, the first column shows it already.
    render: ({ name, serial }) => (name === null ? "" : serial),
  },
  {
    key: "updated",
    header: "마지막 수정",
    width: "medium",
    render: ({ updated_at: at }) => formatInstantDay(at),
  },
];

export const HIDDEN_BY_DEFAULT: readonly string[] = ["updated"];

export function BoxState({ box }: { readonly box: CompanyBox }) {
  const { label, badge } = boxStatus.states[box.status];
  return <Badge tone={badge}>{label}</Badge>;
}
