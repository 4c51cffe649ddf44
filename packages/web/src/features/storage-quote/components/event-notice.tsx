import { formatKoreanDate, storageEndDate, storagePromotions } from "@damadum/domain";
import type { DeepPartial } from "@damadum/forms";
import type { StorageOrderDraft } from "@damadum/sdk";
import { Notice } from "@damadum/ui";

const { label, months } = storagePromotions.FREE_MONTH3;

/** The offer, what it asks for, and on which day it ends by itself. */
export function EventNotice({ answers }: { answers: DeepPartial<StorageOrderDraft> }) {
  const isKept =
    answers.promotion === undefined
      ? answers.months === undefined
      : answers.months === months && answers.payment_type !== "SUBSCRIPTION";
  if (!isKept) {
    return (
      <Notice tone="warning" title={`${label}를 받으려면`}>
        {months}개월을 한 번에 결제로 골라 주세요. 지금 고른 조건에는 이벤트가 적용되지 않아요.
      </Notice>
    );
  }
  const firstDay = answers.collection?.date;
  return (
    <Notice tone="success" title={`이벤트 · ${label}`}>
      {firstDay === undefined
        ? `보관료는 ${months}개월 동안 0원이고, ${months}개월이 지나면 저절로 끝나요.`
        : `보관료는 0원이고, ${formatKoreanDate(storageEndDate(firstDay, months))}에 저절로 끝나요.`}{" "}
      유료로 바뀌지 않아요. 더 맡기고 싶으면 끝나기 전에 연장할 수 있어요.
    </Notice>
  );
}
