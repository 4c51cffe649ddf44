import { boxVolumeCount } from "../box/box-volume-count.ts";
import { brand } from "../brand/brand.ts";
import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import { formatMoment } from "../calendar/format-moment.ts";
import { carriages, type Carriage } from "../carriage/carriages.ts";
import { floorLabel } from "../floor/floor.ts";
import { otherAmounts, totalsOf } from "../ledger/ledger-rows.ts";
import { formatWon } from "../money/format-won.ts";
import type { Line } from "../money/totals.ts";
import { findMoveItem } from "../move/find-move-item.ts";
import { amountToPay } from "../payment/payment-plans.ts";
import { findPriceList } from "../pricing/current-price-list.ts";
import { CANCEL_FEE_LIMIT_SENTENCE, cancelFeeRules } from "../refund/cancel-fee-rules.ts";
import { DAMAGE_NOTICE_SENTENCE } from "../refund/damage-notice.ts";
import {
  issuerPart,
  paperInstant,
  personFacts,
  type Fact,
  type Paper,
  type PaperLedger,
  type PaperPart,
} from "./paper.ts";

interface Place {
  readonly address: string;
  readonly detail: string;
  readonly floor: number;
  readonly carriage: Carriage;
}

interface Moment {
  readonly date: string;
  readonly time: string;
}

/** What a member answered, and its price, as the contract has them. */
export interface MoveWork {
  readonly draft: {
    readonly start: Place;
    readonly destination: Place;
    readonly move_date: string;
    readonly move_time: string;
    readonly items: readonly { readonly item_id: string; readonly count: number }[];
    readonly box_rental?: {
      readonly box_count: number;
      readonly delivery: Moment;
      readonly collection: Moment;
    };
    readonly heavy_load: boolean;
    readonly extra_help: boolean;
    readonly helper_count?: number;
    readonly memo?: string;
  };
  readonly amount: {
    readonly price_version: string;
    readonly lines: readonly Line<string>[];
    readonly total_amount: number;
    readonly vat_amount: number;
    readonly deposit_amount: number;
    readonly volume_count: number;
    readonly truck: string;
    readonly crew_count: number;
  };
}

/** An estimate as the contract has it, as far as its paper says it. */
export interface EstimateOfPaper extends MoveWork {
  readonly serial: string;
  readonly status: string;
  readonly created_at: string;
  readonly valid_until: string;
  readonly customer: { readonly name: string; readonly phone_number: string | null } | null;
  readonly ledger: PaperLedger;
}

/** The 이사 견적서 with all that the 이사화물 표준약관 requires of it. */
export function estimatePaper(estimate: EstimateOfPaper): Paper {
  const { serial, customer, amount, ledger } = estimate;
  const isPaid = ledger.paid_amount > 0 || estimate.status === "CANCEL";
  return {
    title: "이사 견적서",
    number: serial,
    meta: [
      { term: "견적 번호", value: serial },
      { term: "견적 일시", value: paperInstant(estimate.created_at) },
      { term: "유효 기간", value: `${paperInstant(estimate.valid_until)}까지` },
      { term: "요금표 기준일", value: formatKoreanDate(amount.price_version) },
    ],
    parts: [
      {
        kind: "facts",
        caption: "고객",
        facts:
          customer === null
            ? [{ term: "이름", value: "로그인하면 채워져요" }]
            : personFacts(customer),
      },
      issuerPart("사업자"),
      { kind: "facts", caption: "작업 내용", facts: workFacts(estimate) },
      itemTable(estimate),
      { kind: "facts", caption: "금액", isMoney: true, facts: priceFacts(estimate) },
      {
        kind: "facts",
        caption: isPaid ? "결제 금액" : "결제 방법",
        isMoney: true,
        facts: isPaid ? ledgerFacts(estimate) : planFacts(estimate),
      },
      {
        kind: "note",
        title: "취소하면",
        text: [...cancelFeeRules.map((rule) => rule.sentence), CANCEL_FEE_LIMIT_SENTENCE].join(" "),
      },
      {
        kind: "note",
        title: "짐이 상하거나 없어졌다면",
        text: `${DAMAGE_NOTICE_SENTENCE} 분쟁이 생기면 공정거래위원회의 이사화물 표준약관과 소비자분쟁해결기준을 따라요.`,
      },
    ],
  };
}

export function placeLine({ address, detail, floor, carriage }: Place): string {
  return `${address} ${detail} (${floorLabel(floor)}, ${carriages[carriage].label})`;
}

/** Time, places, truck, crew and options of a move, as a 견적서 must state them. */
export function workFacts({ draft, amount }: MoveWork): readonly Fact[] {
  return [
    { term: "이사 일시", value: formatMoment(draft.move_date, draft.move_time) },
    { term: "출발지", value: placeLine(draft.start) },
    { term: "도착지", value: placeLine(draft.destination) },
    { term: "차량", value: amount.truck },
    { term: "작업 인원", value: `${amount.crew_count}명${helpersNote(draft)}` },
    { term: "장비", value: equipmentOf(draft) },
    ...boxFacts(draft),
    // The standard terms require the place and fee of storage, even if there is none.
    { term: "보관", value: "보관 장소와 보관료 없음 (당일 운송)" },
    { term: "그 밖의 20kg 이상 짐", value: draft.heavy_load ? "있음" : "없음" },
    ...(draft.memo ? [{ term: "요청 사항", value: draft.memo }] : []),
  ];
}

function helpersNote({ extra_help, helper_count = 0 }: MoveWork["draft"]): string {
  return extra_help ? ` (추가 인원 ${helper_count}명 포함)` : "";
}

function equipmentOf({ start, destination }: MoveWork["draft"]): string {
  const ladders = [
    ...(start.carriage === "LADDER" ? ["출발지"] : []),
    ...(destination.carriage === "LADDER" ? ["도착지"] : []),
  ];
  const basics = "끌차, 이불 포장재";
  return ladders.length === 0 ? basics : `${basics}, 사다리차 (${ladders.join(", ")})`;
}

function boxFacts({ box_rental: rental }: MoveWork["draft"]): readonly Fact[] {
  if (!rental) return [{ term: `${brand.name} 박스`, value: "쓰지 않음" }];
  const { delivery, collection } = rental;
  return [
    { term: `${brand.name} 박스`, value: `${rental.box_count}개 대여` },
    { term: "박스 배송", value: formatMoment(delivery.date, delivery.time) },
    { term: "박스 수거", value: formatMoment(collection.date, collection.time) },
  ];
}

/** The goods with names and volumes from the catalogue, from which one may have been removed since. */
function itemTable({ draft: { items }, amount }: MoveWork): PaperPart {
  return {
    kind: "table",
    caption: "품목과 부피",
    columns: [
      { header: "품목", width: 0.5 },
      { header: "수량", width: 0.2, align: "end" },
      { header: `부피 (${brand.name} 박스)`, width: 0.3, align: "end" },
    ],
    rows: items.map(({ item_id: id, count }) => {
      const item = findMoveItem(id);
      const volume = item && `${boxVolumeCount({ ...item, count })}개`;
      return [item?.name ?? id, `${count}개`, volume ?? "목록에 없음"];
    }),
    footer: [
      "합계",
      `${items.reduce((sum, item) => sum + item.count, 0)}개`,
      `${amount.volume_count}개`,
    ],
  };
}

/** With an extra payment the ledger has the higher total. */
function priceFacts({ amount, ledger }: EstimateOfPaper): readonly Fact[] {
  const { lines, total_amount: total, vat_amount: vat } = amount;
  return [
    ...lines.map(({ label, description, amount: part }) => ({
      term: label,
      ...(description !== "" && { hint: description }),
      value: formatWon(part),
    })),
    {
      term: ledger.total_amount === total ? "총액" : "추가 결제 전 금액",
      hint: `부가세 ${formatWon(vat)} 포함`,
      value: formatWon(total),
      isTotal: true,
    },
  ];
}

/** How a quote that is not paid yet can be paid. */
function planFacts({ amount }: MoveWork): readonly Fact[] {
  const { total_amount: totalAmount, deposit_amount: depositAmount } = amount;
  const rest = amountToPay("BALANCE", { totalAmount, depositAmount, paidAmount: depositAmount });
  const rate = findPriceList(amount.price_version)?.depositRate;
  return [
    { term: rate === undefined ? "계약금" : `계약금 ${rate}%`, value: formatWon(depositAmount) },
    { term: "짐을 내린 뒤", hint: "전액 결제하면 없어요", value: formatWon(rest) },
  ];
}

/** The total only where it is not that of the price above. */
function ledgerFacts({ ledger, status, amount: price }: EstimateOfPaper): readonly Fact[] {
  const { rows, total_amount: total, paid_amount: paid, balance_amount: balance } = ledger;
  const { refundByUs } = totalsOf(rows);
  return [
    ...(total === price.total_amount
      ? []
      : [{ term: "총액", hint: "부가세 포함", value: formatWon(total) }]),
    { term: "결제한 금액", value: formatWon(paid) },
    ...(status === "CANCEL" ? [] : [{ term: "잔금", value: formatWon(balance) }]),
    ...otherAmounts(rows).map(({ amount, ...fact }) => ({ ...fact, value: formatWon(amount) })),
    ...(status === "CANCEL" && paid > 0
      ? [{ term: "취소 수수료", value: formatWon(ledger.cancel_fee_amount) }]
      : []),
    ...(refundByUs > 0 ? [{ term: "환불 금액", value: formatWon(refundByUs) }] : []),
  ];
}
