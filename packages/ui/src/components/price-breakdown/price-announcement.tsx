import { formatWon } from "../../shared/money.ts";
import { VisuallyHidden } from "../layout/primitives.tsx";

interface PriceAnnouncementProps {
  title: string;
  /** Won with VAT; null says nothing. */
  total: number | null;
  /** While true nothing is announced, so that a screen reader reads only the final amount. */
  loading: boolean;
}

/** Tells a screen reader the new total, after what it is reading now. */
export function PriceAnnouncement({ title, total, loading }: PriceAnnouncementProps) {
  return (
    <VisuallyHidden aria-live="polite">
      {total === null || loading ? "" : `${title} ${formatWon(total)}, 부가세 포함`}
    </VisuallyHidden>
  );
}
