import { formatMoment } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { DetailTable } from "@damadum/ui";

/** The gist of an estimate, to be recognised at a glance before paying. */
export function PaymentSummary({ estimate: { draft, amount } }: { estimate: Estimate }) {
  return (
    <DetailTable
      caption="예약 내용"
      captionHidden
      rows={[
        { term: "이사 일시", value: formatMoment(draft.move_date, draft.move_time) },
        { term: "출발지", value: draft.start.address },
        { term: "도착지", value: draft.destination.address },
        { term: "차량과 인원", value: `${amount.truck}, ${amount.crew_count}명` },
      ]}
    />
  );
}
