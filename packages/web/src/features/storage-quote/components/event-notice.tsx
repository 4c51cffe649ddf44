import {
  CONTINUATION_NOTICE_DAYS,
  continuedStorage,
  currentStoragePriceList,
  formatKoreanDate,
  formatWon,
  storageEndDate,
  storagePromotions,
} from "@damadum/domain";
import type { DeepPartial } from "@damadum/forms";
import type { StorageOrderDraft } from "@damadum/sdk";
import { Notice } from "@damadum/ui";

const { label, months, continuesFor } = storagePromotions.FREE_MONTH3;

interface EventNoticeProps {
  readonly answers: DeepPartial<StorageOrderDraft>;
  readonly today: string;
}

/** The offer, its conditions, and the day on which it ends by itself or may continue. */
export function EventNotice({ answers, today }: EventNoticeProps) {
  const isKept =
    answers.promotion === undefined
      ? answers.months === undefined
      : answers.months === months && answers.payment_type !== "SUBSCRIPTION";
  if (!isKept) {
    return (
      <Notice tone="warning" title={`${label}를 받으려면`}>
        {`${months}개월을 한 번에 결제로 골라 주세요. 지금 고른 조건에는 이벤트가 적용되지 않아요.`}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={`이벤트 · ${label}`}>
      {continuation(answers, today) ?? ending(answers)}
    </Notice>
  );
}

function ending({ collection }: DeepPartial<StorageOrderDraft>): string {
  const end =
    collection?.date === undefined
      ? `보관료는 ${months}개월 동안 0원이고, ${months}개월이 지나면 자동으로 끝나요.`
      : `보관료는 0원이고, ${formatKoreanDate(storageEndDate(collection.date, months))}에 자동으로 끝나요.`;
  return `${end} 유료로 바뀌지 않아요. 더 맡기고 싶으면 끝나기 전에 연장할 수 있어요.`;
}

/** Null unless the reminder is requested and every answer it depends on is given. */
function continuation(answers: DeepPartial<StorageOrderDraft>, today: string): string | null {
  const { promotion, collection, grade, box_count: boxCount } = answers;
  if (answers.continuation_reminder !== true || promotion === undefined) return null;
  if (collection?.date === undefined || grade === undefined || boxCount === undefined) return null;
  const storage = { startDate: collection.date, months, promotion, grade, boxCount };
  const { from, monthlyAmount } = continuedStorage(storage, currentStoragePriceList(today));
  return `보관료는 ${months}개월 동안 0원이에요. 무료 기간이 끝나기 ${CONTINUATION_NOTICE_DAYS}일 전부터 이어서 맡길지 여쭤보고, 동의하시면 ${formatKoreanDate(from)}부터 ${continuesFor}개월 동안 매달 ${formatWon(monthlyAmount)}(부가세 포함)을 결제해요. 동의하지 않으면 결제하지 않고 자동으로 끝나요.`;
}
