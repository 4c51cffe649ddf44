import { Button, Card, ListRow } from "@damadum/ui";

import type { ReviewRow } from "../definition/form-definition.ts";

type ReviewListProps = {
  readonly rows: readonly ReviewRow[];
  readonly onEdit: (stepId: string) => void;
};

/** The answers so far, to be read once more, each with a way back to its question. */
export function ReviewList({ rows, onEdit }: ReviewListProps) {
  return (
    <Card variant="outline">
      {rows.map((row) => (
        <ListRow
          key={row.label}
          divided
          title={row.label}
          description={row.lines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          end={
            <Button
              variant="plain"
              size="sm"
              aria-label={`${row.label} 수정`}
              onClick={() => onEdit(row.stepId)}
            >
              수정
            </Button>
          }
        />
      ))}
    </Card>
  );
}
