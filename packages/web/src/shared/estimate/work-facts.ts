import { brand, formatMoment } from "@damadum/domain";
import type { Estimate, EstimateDraft } from "@damadum/sdk";
import { placeLine } from "./place-line.ts";

export interface Fact {
  readonly term: string;
  readonly value: string;
}

/** Time, places, truck, crew and options of a move, as a 견적서 must state them. */
export function workFacts({ draft, amount }: Pick<Estimate, "draft" | "amount">): readonly Fact[] {
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

function helpersNote({ extra_help, helper_count = 0 }: EstimateDraft): string {
  return extra_help ? ` (추가 인원 ${helper_count}명 포함)` : "";
}

function equipmentOf({ start, destination }: EstimateDraft): string {
  const ladders = [
    ...(start.carriage === "LADDER" ? ["출발지"] : []),
    ...(destination.carriage === "LADDER" ? ["도착지"] : []),
  ];
  const basics = "끌차, 이불 포장재";
  return ladders.length === 0 ? basics : `${basics}, 사다리차 (${ladders.join(", ")})`;
}

function boxFacts({ box_rental: rental }: EstimateDraft): readonly Fact[] {
  if (!rental) return [{ term: `${brand.name} 박스`, value: "쓰지 않음" }];
  const { delivery, collection } = rental;
  return [
    { term: `${brand.name} 박스`, value: `${rental.box_count}개 대여` },
    { term: "박스 배송", value: formatMoment(delivery.date, delivery.time) },
    { term: "박스 수거", value: formatMoment(collection.date, collection.time) },
  ];
}
