import type { Meta, StoryObj } from "@storybook/react-vite";
import { boxesOf, type Box } from "../../stories/boxes.ts";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { DataTable } from "./data-table.tsx";

const Boxes = DataTable<Box>;

const meta = {
  id: "components-rowstates",
  title: "Components/RowStates 줄의 상태",
  component: Boxes,
  args: {
    label: "박스",
    rows: boxesOf(2),
    rowKey: ({ id }) => id,
    rowLabel: ({ name }) => name,
    columns: [
      { key: "name", header: "이름", render: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
      { key: "content", header: "내용물", render: ({ content }) => content },
    ],
    renderCard: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
  },
  parameters: { viewport: { defaultViewport: "desktop" } },
} satisfies Meta<typeof Boxes>;

export default meta;

/** Of the link in a row; a pointer on it is on its row, too. */
export const States: StoryObj<typeof meta> = interactionStates(Boxes, "tbody a, li a");
