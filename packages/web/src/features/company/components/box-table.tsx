import { boxStatus, formatKoreanDate, isBoxInStorage } from "@damadum/domain";
import { useUpdateCompanyBox, type CompanyBox, type CompanyBoxPage } from "@damadum/sdk";
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  HStack,
  InlineEdit,
  Pagination,
  Stack,
  Text,
  toast,
  type DataColumn,
} from "@damadum/ui";
import { useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { receiveBox } from "../api/company-boxes.ts";
import type { BoxQuery } from "../box-query.ts";
import { isRequestable } from "../request-kinds.ts";
import { useChosenBoxes } from "../state/chosen-boxes.tsx";

interface BoxTableProps {
  readonly page: CompanyBoxPage;
  readonly query: BoxQuery;
  /** Another page is on its way. */
  readonly busy: boolean;
}

/** One page of boxes: rows on desktops, cards on phones. */
export function BoxTable({ page, query, busy }: BoxTableProps) {
  const { items, paging } = page;
  const { boxes, choose } = useChosenBoxes();
  const selected = useMemo(() => new Set(boxes.keys()), [boxes]);
  return (
    <DataTable
      label="박스"
      busy={busy}
      columns={columns}
      rows={items}
      rowKey={({ cpbox_id: id }) => id}
      rowLabel={nameOf}
      selection={{
        selected,
        onSelect: choose,
        isSelectable: ({ status }) => isRequestable(status),
      }}
      renderCard={(box) => <BoxCard box={box} />}
      empty={<NoBoxes query={query} />}
      footer={
        <Pagination
          label="박스 쪽"
          page={query.page}
          pageSize={paging.limit}
          // Counting stops early: the next page is there as long as the answer names one.
          total={Math.max(
            paging.total,
            query.page * paging.limit + (paging.next_cursor === null ? 0 : 1),
          )}
          renderLink={(number) => (
            <RouterLink to={paths.companyBoxes.getHref({ ...query, page: number })} />
          )}
        />
      }
    />
  );
}

const columns: readonly [DataColumn<CompanyBox>, ...DataColumn<CompanyBox>[]] = [
  { key: "name", header: "이름", width: "medium", render: nameOf },
  { key: "status", header: "상태", width: "narrow", render: (box) => <BoxState box={box} /> },
  {
    key: "department",
    header: "부서",
    width: "medium",
    render: (box) => <EditBox box={box} field="department" />,
  },
  { key: "contents", header: "내용물", render: (box) => <EditBox box={box} field="contents" /> },
  {
    key: "retention",
    header: "보존 기한",
    width: "medium",
    render: ({ retention_until: day }) => (day === null ? "" : formatKoreanDate(day)),
  },
  { key: "serial", header: "박스 번호", width: "medium", render: ({ serial }) => serial },
];

const fields = {
  department: { name: "부서", maxLength: 60 },
  contents: { name: "내용물", maxLength: 2000 },
} as const;

function EditBox({ box, field }: { box: CompanyBox; field: keyof typeof fields }) {
  const { name, maxLength } = fields[field];
  const { mutateAsync: update } = useUpdateCompanyBox({ mutation: { onSuccess: receiveBox } });
  const value = box[field] ?? "";
  // A box that has left for good stays as it was.
  if (!isBoxInStorage(box.status)) return value;
  return (
    <InlineEdit
      label={`${nameOf(box)} ${name}`}
      value={value}
      placeholder={`${name} 입력`}
      maxLength={maxLength}
      onSave={(text) =>
        update({ cpboxId: box.cpbox_id, data: { [field]: text } }).catch((error: Error) => {
          toast(error.message, { tone: "error" });
          throw error;
        })
      }
    />
  );
}

function BoxCard({ box }: { box: CompanyBox }) {
  return (
    <Stack gap="1">
      <HStack justify="space-between" align="flex-start" gap="3">
        <Text fontWeight="semibold">{nameOf(box)}</Text>
        <BoxState box={box} />
      </HStack>
      <EditBox box={box} field="department" />
      <EditBox box={box} field="contents" />
      <Text variant="caption" tone="muted">
        {box.serial}
        {box.retention_until !== null && ` · ${formatKoreanDate(box.retention_until)}까지 보존`}
      </Text>
    </Stack>
  );
}

function BoxState({ box }: { box: CompanyBox }) {
  const { label, badge } = boxStatus.states[box.status];
  return <Badge tone={badge}>{label}</Badge>;
}

function NoBoxes({ query: { filter, q, department, page } }: { query: BoxQuery }) {
  if (filter === "ALL" && q === undefined && department === undefined && page === 1) {
    return (
      <EmptyState
        title="아직 박스가 없어요"
        description="계약이 시작되고 박스가 들어오면 여기에서 볼 수 있어요."
      />
    );
  }
  return (
    <EmptyState
      illustration="search"
      title="맞는 박스가 없어요"
      description="다른 말로 찾거나 조건을 지워 보세요."
      action={
        <Button variant="outline" asChild>
          <RouterLink to={paths.companyBoxes.getHref()}>전체 박스 보기</RouterLink>
        </Button>
      }
    />
  );
}

function nameOf({ name, serial }: CompanyBox): string {
  return name ?? serial;
}
