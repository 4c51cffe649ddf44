import {
  CONTINUATION_NOTICE_DAYS,
  continuedStorage,
  currentStoragePriceList,
  formatKoreanDate,
  formatWon,
  isIsoDate,
  storageGrades,
  storagePromotions,
} from "@damadum/domain";
import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useAnswer, useAnswerAndLeave, useFormEngine } from "../../engine/form/form-engine.ts";
import { controlProps } from "../../theme/widgets/control-props.ts";

const { months, continuesFor } = storagePromotions.FREE_MONTH3;

/** Requests a reminder of paid months before the free ones end, never pre-ticked; shows their first day and price. */
export function ContinuationReminderWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const charge = useCharge(useFormEngine().today);
  return (
    <Checkbox
      {...controlProps(props)}
      help={`${charge} 유료로 바뀌기 ${CONTINUATION_NOTICE_DAYS}일 전부터 여쭤보고, 그때 동의하실 때만 결제해요. 동의하지 않으면 자동으로 끝나요.`}
      checked={props.value === true}
      onValueChange={answer}
    />
  );
}

/** "2027년 3월 15일 (월)부터 3개월 동안 매달 32,000원(부가세 포함)이에요.", as far as the answers are known. */
function useCharge(today: string): string {
  const startDate = useAnswer(["collection", "date"]);
  const grade = useAnswer(["grade"]);
  const boxCount = useAnswer(["box_count"]);
  const isKnown = typeof startDate === "string" && isIsoDate(startDate);
  const storage = {
    startDate: isKnown ? startDate : today,
    months,
    promotion: "FREE_MONTH3",
    grade: grade === "CLIMATE" ? grade : "BASIC",
    boxCount: typeof boxCount === "number" ? boxCount : 1,
  } as const;
  const { from, monthlyAmount } = continuedStorage(storage, currentStoragePriceList(today));
  const first = isKnown ? `${formatKoreanDate(from)}부터` : "무료 기간이 끝난 다음 날부터";
  const of = typeof boxCount === "number" ? "" : `${storageGrades[storage.grade].label} 박스당 `;
  return `${first} ${continuesFor}개월 동안 매달 ${of}${formatWon(monthlyAmount)}(부가세 포함)이에요.`;
}
