import { addDays, type IsoDate } from "../calendar/iso-date.ts";

/**
 * Days after the delivery within which a partial loss or damage must be notified: 이사화물 표준약관
 * (공정거래위원회) 제18조 제1항. The terms apply the same to stored boxes.
 */
export const DAMAGE_NOTICE_DAYS = 30;

/** The effect of a late notice, in the words of the 견적서. */
export const DAMAGE_NOTICE_SENTENCE = `짐을 받은 날부터 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주세요. ${DAMAGE_NOTICE_DAYS}일이 지나면 사업자의 배상 책임이 없어질 수 있어요.`;

/** The last day to give notice of damage to goods received on this day. */
export function damageNoticeUntil(received: IsoDate): IsoDate {
  return addDays(received, DAMAGE_NOTICE_DAYS);
}
