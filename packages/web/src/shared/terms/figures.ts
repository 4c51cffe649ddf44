import {
  cancelFeeRules,
  currentPriceList,
  currentStoragePriceList,
  formatWon,
  storageCancelFeeRules,
  type IsoDate,
} from "@damadum/domain";
import type { TermsTable } from "./terms-document.ts";

/** The day from which the current wording of all terms and consents applies. */
export const CURRENT: IsoDate = "2026-11-01";

/** The terms state the amounts of the price lists of their day. */
export const movePrices = currentPriceList(CURRENT);
export const { depositRate } = movePrices;
export const storagePrices = currentStoragePriceList(CURRENT);

type FeeRules = typeof cancelFeeRules;

function feeTable(caption: string, rules: FeeRules, first: string, base: string): TermsTable {
  return {
    caption,
    headers: ["취소한 때", "취소 수수료"],
    rows: rules.map(({ daysBefore, rate }) => [
      daysBefore === 0 ? `${first} 당일` : `${first} ${daysBefore}일 전까지`,
      rate === 0 ? "없음" : `${base}의 ${rate}%`,
    ]),
  };
}

export const moveWorkPrices: TermsTable = {
  caption: "작업에 따라 더해지는 요금",
  headers: ["작업", "요금"],
  rows: [
    ["박스 대여", `한 개에 ${formatWon(movePrices.boxRentalPerBox)}`],
    ["추가 인원", `한 명에 ${formatWon(movePrices.perHelper)}`],
    ["한 개가 20kg 이상인 짐", formatWon(movePrices.heavyLoad)],
    ["주말과 공휴일, 월말", `각각 ${movePrices.weekendRate}%`],
    ["손 없는 날", `${movePrices.luckyDayRate}%`],
  ],
};

export const moveCancelFees = feeTable("운송 취소 수수료", cancelFeeRules, "이사", "총액");

export const storageCancelFees = feeTable(
  "첫 보관 취소 수수료",
  storageCancelFeeRules,
  "첫 방문",
  "배송과 수거 금액",
);
