import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { boxesOf, type Box } from "../../stories/boxes.ts";
import { Text } from "../text/text.tsx";
import { DataTable } from "./data-table.tsx";

const Boxes = DataTable<Box>;

const meta = {
  id: "components-wholetexts",
  title: "Components/WholeTexts 온전한 글",
  component: Boxes,
  args: {
    label: "박스",
    wraps: true,
    rows: boxesOf(40),
    rowKey: ({ id }) => id,
    rowLabel: ({ name }) => name,
    columns: [
      { key: "name", header: "이름", render: ({ name }) => name },
      {
        key: "content",
        header: "내용물",
        render: ({ content }) => <Text whiteSpace="normal">{`${content} `.repeat(20)}</Text>,
      },
    ],
    renderCard: ({ content }) => <Text>{content}</Text>,
  },
  parameters: { viewport: { defaultViewport: "desktop" } },
} satisfies Meta<typeof Boxes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts that must be read stand there whole, however many lines they need; the keyboard reaches the last row. */
export const WholeTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole("row");
    await expect(rows).toHaveLength(41);
    await userEvent.click(canvas.getByRole("columnheader", { name: "이름" }));
    await userEvent.keyboard("{Control>}{End}{/Control}");
    const last = rows.at(-1)?.querySelector("[data-cell='1']");
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last?.scrollWidth).toBeLessThanOrEqual(last?.clientWidth ?? 0);
  },
};
