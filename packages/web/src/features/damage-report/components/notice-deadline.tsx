import { DAMAGE_NOTICE_SENTENCE, formatKoreanDate } from "@damadum/domain";
import { Notice } from "@damadum/ui";
import { useToday } from "../../../shared/page/use-today.ts";

/** The day by which damage must be reported; while we have the box, the rule that sets the day. */
export function NoticeDeadline({ day }: { readonly day: string | null }) {
  const today = useToday();
  if (day === null) return <Notice title={DAMAGE_NOTICE_SENTENCE} />;
  if (day >= today) {
    return (
      <Notice title={`${formatKoreanDate(day)}까지 알려 주세요`}>
        물건과 포장은 확인이 끝날 때까지 버리지 말아 주세요.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="알려 주셔야 하는 기한이 지났어요">
      {formatKoreanDate(day)}까지였어요. 지금도 보낼 수 있지만 배상해 드리지 못할 수 있어요.
    </Notice>
  );
}
