import { Box, Card, Stack } from "@damadum/ui";
import type { ReactElement } from "react";

interface RowsCardProps {
  /** Names the list for a screen reader. */
  readonly label: string;
  /** ListRows, each with its key. */
  readonly rows: readonly ReactElement[];
  /** Shown when there are no rows. */
  readonly empty: string;
}

/** A few rows in a card, or one quiet line when there are none. */
export function RowsCard({ label, rows, empty }: RowsCardProps) {
  if (rows.length === 0) {
    return (
      <Card padding="sm">
        <Box color="fg.muted">{empty}</Box>
      </Card>
    );
  }
  return (
    <Card padding="none">
      <Stack as="ul" gap="0" listStyleType="none" paddingInline="4" aria-label={label}>
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </Stack>
    </Card>
  );
}
