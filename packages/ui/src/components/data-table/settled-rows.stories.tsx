import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { boxesOf } from "../../stories/boxes.ts";
import { DataTable } from "./data-table.tsx";

function SettledRows() {
  const [rows, setRows] = useState(boxesOf(3));
  return (
    <DataTable
      label="할 일"
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      renderCard={({ name }) => name}
      columns={[
        { key: "name", header: "이름", render: ({ name }) => name },
        {
          key: "step",
          header: "처리",
          width: "medium",
          render: ({ id, name }) => (
            <button onClick={() => setRows(rows.filter((row) => row.id !== id))}>
              {`${name} 확정하기`}
            </button>
          ),
        },
      ]}
    />
  );
}

const meta = {
  id: "components-settledrows",
  title: "Components/SettledRows 처리한 줄",
  component: SettledRows,
  parameters: { viewport: { defaultViewport: "desktop" } },
} satisfies Meta<typeof SettledRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A row that leaves with the focus gives it to the row that takes its place, so that keys go on. */
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{End}");
    for (const number of [1, 2]) {
      await expect(
        canvas.getByRole("button", { name: new RegExp(` ${number} 확정하기$`) }),
      ).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    }
    await expect(canvas.getByRole("button", { name: / 3 확정하기$/ })).toHaveFocus();
  },
};
