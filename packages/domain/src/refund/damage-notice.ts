import { addDays, type IsoDate } from "../calendar/iso-date.ts";

/**
 * Days from the day on which goods came within which a partial loss or a damage must be told: 이사화물 표준약관
 * (공정거래위원회) 제18조 제1항. The terms hold the same for stored boxes.
 */
export const DAMAGE_NOTICE_DAYS = 30;

/** What happens to a notice that comes later, in the words of the 견적서. */
export const DAMAGE_NOTICE_SENTENCE = `짐을 받은 날부터 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주세요. ${DAMAGE_NOTICE_DAYS}일이 지나면 사업자의 배상 책임이 없어질 수 있어요.`;

/** The last day on which a damage of what came on this day must be told. */
export function damageNoticeUntil(received: IsoDate): IsoDate {
  return addDays(received, DAMAGE_NOTICE_DAYS);
}
