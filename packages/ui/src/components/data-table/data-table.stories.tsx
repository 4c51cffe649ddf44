import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { boxesOf, type Box } from "../../stories/boxes.ts";
import { HStack, Stack } from "../layout/primitives.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTable } from "./data-table.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

const props: DataTableProps<Box> = {
  label: "박스",
  rows: boxesOf(20),
  rowKey: ({ id }) => id,
  rowLabel: ({ name }) => name,
  columns: [
    {
      key: "name",
      header: "이름",
      width: "medium",
      render: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
    },
    {
      key: "status",
      header: "상태",
      width: "narrow",
      render: ({ stored }) => <State stored={stored} />,
    },
    { key: "department", header: "부서", width: "narrow", render: (box) => box.department },
    { key: "content", header: "내용물", render: ({ content }) => content },
    {
      key: "until",
      header: "보존 기한",
      width: "medium",
      align: "end",
      render: (box) => box.until,
    },
  ],
  renderCard: ({ id, name, department, content, stored }) => (
    <Stack gap="1">
      <HStack justify="space-between" wrap="wrap" gap="3">
        <a href={`#${id}`}>{name}</a>
        <State stored={stored} />
      </HStack>
      <Text variant="caption" tone="muted">
        {department} · {content}
      </Text>
    </Stack>
  ),
};

function State({ stored }: { stored: boolean }) {
  return <Badge tone={stored ? "success" : "info"}>{stored ? "보관 중" : "배송 중"}</Badge>;
}

function Chosen({ rows, ...rest }: DataTableProps<Box>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([rows[1]?.id ?? ""]));
  return (
    <DataTable
      {...rest}
      rows={rows}
      selection={{
        selected,
        refusalOf: ({ stored }) => (stored ? undefined : "고를 수 없어요 · 배송 중"),
        onSelect: (boxes, isSelected) =>
          setSelected((before) => {
            const after = new Set(before);
            for (const { id } of boxes) {
              if (isSelected) after.add(id);
              else after.delete(id);
            }
            return after;
          }),
      }}
    />
  );
}

const Boxes = DataTable<Box>;

const meta = {
  id: "components-datatable",
  title: "Components/DataTable 자료 표",
  component: Boxes,
  subcomponents: { DataTable, TableSkeleton },
  tags: ["autodocs"],
  args: props,
  parameters: {
    guide: {
      use: "많은 줄에서 찾고 고르고 한꺼번에 일할 때",
      avoid: "몇 줄을 읽기만 할 때는 Table",
      parts: "머리줄, 줄, 고르는 칸, 휴대전화에서는 카드",
      keys: "표는 Tab 한 번, 안에서는 화살표와 Space",
      good: "좁은 화면에서도 같은 일을 할 수 있게 해요",
      bad: "칸 안에 표를 넣지 않아요",
    },
    viewport: { defaultViewport: "desktop" },
  },
} satisfies Meta<typeof Boxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selecting: Story = { render: (args) => <Chosen {...args} /> };

/** While more rows follow, the caller names those that are loaded. */
export const SelectingLoaded: Story = {
  args: { onEnd: fn(), allLoadedLabel: "불러온 서류 모두 선택" },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "불러온 서류 모두 선택" })).toBeVisible();
  },
};

export const WithFiltersAndPages: Story = {
  args: {
    filters: <TextField label="박스 찾기" labelHidden placeholder="이름, 내용물, 부서" />,
    footer: (
      <Pagination
        label="박스 쪽"
        page={2}
        pageSize={20}
        total={480}
        renderLink={(page) => <a href={`#${page}`} />}
      />
    ),
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="박스가 없어요" description="계약을 신청하면 박스를 보관할 수 있어요." />
    ),
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongText: Story = {
  args: {
    rows: boxesOf(3).map((box) => ({
      ...box,
      name: `${box.name} 서울특별시 성동구 왕십리로 본사 3층 문서고에서 옮긴 서류`,
      department: "글로벌사업전략본부 대외협력지원팀",
    })),
  },
};

/** Only the visible rows are in the DOM; the keyboard reaches the last. */
export const ManyRows: Story = {
  args: { rows: boxesOf(5_000) },
  render: (args) => <Chosen {...args} />,
};

/** One tab stop: arrow keys move between cells, Space selects a row, Ctrl+End moves to the last cell. */
export const Keyboard: Story = {
  args: { rows: boxesOf(500) },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "이 쪽 모두 선택" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const first = canvas.getByRole("checkbox", { name: /2020년 세금계산서와 지출 증빙 1 / });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(first).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(
      canvas.getByRole("link", { name: "2020년 세금계산서와 지출 증빙 1" }),
    ).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(async () => {
      const cells = canvas.getAllByRole("row").at(-1);
      await expect(cells).toHaveAttribute("aria-rowindex", "501");
      await expect(cells).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
  },
};

const withNotes: DataTableProps<Box>["columns"] = [
  ...props.columns,
  {
    key: "note",
    header: "메모",
    width: "narrow",
    render: ({ name }) => <input aria-label={`${name} 메모`} size={8} />,
  },
];

/** A jump renders other rows with the same elements, except for elements that the user typed in. */
export const LongScroll: Story = {
  args: { rows: boxesOf(500), columns: withNotes },
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole("row").slice(1);
    await userEvent.type(canvas.getByRole("textbox", { name: /지출 증빙 1 메모/ }), "다시 확인");
    await userEvent.click(canvas.getByRole("textbox", { name: /원본 2 메모/ }));
    const [written, active, ...others] = rows();
    const names = others.map((row) => row.textContent);
    canvas.getByRole("grid").parentElement?.scrollBy(0, 5000);
    await waitFor(() => expect(rows().at(-1)).not.toHaveTextContent(names.at(-1) ?? ""));
    const kept = others.filter((row) => row.isConnected);
    await expect(kept.length).toBeGreaterThan(5);
    for (const row of kept) await expect(names).not.toContain(row.textContent);
    await expect(active).toBeVisible();
    await expect(written).not.toBeInTheDocument();
    await expect(canvas.queryByDisplayValue("다시 확인")).toBeNull();
  },
};

/** A field being edited keeps the focus when a jump crosses it: losing it would end the composition of a syllable. */
export const ScrollAcrossFocus: Story = {
  args: { rows: boxesOf(500), columns: withNotes },
  play: async ({ canvas, userEvent }) => {
    const scroll = canvas.getByRole("grid").parentElement;
    const scrollTo = async (top: number, row: string) => {
      scroll?.scrollTo(0, top);
      return canvas.findByRole("textbox", { name: new RegExp(`${row} 메모`) });
    };
    const note = await scrollTo(4500, "지출 증빙 106");
    await userEvent.type(note, "다시 확");
    const onFocus = fn();
    note.addEventListener("focus", onFocus);
    await scrollTo(0, "지출 증빙 1");
    await scrollTo(13_500, "지출 증빙 306");
    await expect(note).toHaveFocus();
    await expect(onFocus).not.toHaveBeenCalled();
  },
};

/** The same rows on phones. */
export const Cards: Story = {
  args: { rows: boxesOf(200) },
  parameters: { viewport: { defaultViewport: "phone" } },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole("checkbox", { name: "이 쪽 모두 선택" }));
    await expect(canvas.getByRole("checkbox", { name: /지출 증빙 1 선택/ })).toBeChecked();
  },
};

/** The user returns to the row that they opened. */
export const StartAtRow: Story = {
  args: { rows: boxesOf(200), startAt: "CB000120" },
  play: async ({ canvas }) => {
    const row = await canvas.findByText(/채용 서류 120|지출 증빙 120|시험 기록지 120/);
    await waitFor(() => expect(row).toBeVisible());
  },
};
