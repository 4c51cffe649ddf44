import { moveStatus } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Badge } from "@damadum/ui";

/** The state of a move in the words and colours of domain's table. */
export function StatusBadge({ status }: { status: Estimate["status"] }) {
  const { label, badge } = moveStatus.states[status];
  return <Badge tone={badge}>{label}</Badge>;
}
