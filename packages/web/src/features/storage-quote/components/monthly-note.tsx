import { formatWon } from "@damadum/domain";
import type { StorageAmount } from "@damadum/sdk";
import { Text } from "@damadum/ui";

interface MonthlyNoteProps {
  readonly amount: StorageAmount | null;
  /** The amount is that of earlier answers. */
  readonly isStale: boolean;
}

/** The monthly charge from the second month on; renders nothing unless storage is paid month by month. */
export function MonthlyNote({ amount, isStale }: MonthlyNoteProps) {
  if (amount === null || amount.monthly_amount === 0) return null;
  return (
    <Text variant="caption" tone={isStale ? "subtle" : "muted"} aria-busy={isStale || undefined}>
      지금 {formatWon(amount.total_amount)}을 결제하고, 둘째 달부터 매달{" "}
      {formatWon(amount.monthly_amount)}을 결제해요.
    </Text>
  );
}
