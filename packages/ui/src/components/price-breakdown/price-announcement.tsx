import { formatWon } from "../../shared/money.ts";
import { VisuallyHidden } from "../layout/primitives.tsx";

interface PriceAnnouncementProps {
  title: string;
  /** Won with VAT; null announces nothing. */
  total: number | null;
  /** Announces nothing while true, so that a screen reader reads only the final amount. */
  loading: boolean;
}

/** Announces the new total to a screen reader, after its current speech. */
export function PriceAnnouncement({ title, total, loading }: PriceAnnouncementProps) {
  return (
    <VisuallyHidden aria-live="polite">
      {total === null || loading ? "" : `${title} ${formatWon(total)}, 부가세 포함`}
    </VisuallyHidden>
  );
}
