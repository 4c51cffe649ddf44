import {
  companyWorkStatus,
  moveStatus,
  storageOrderStatus,
  type CompanyWorkStatus,
  type MoveStatus,
  type StateMachine,
  type StorageLegs,
  type StorageOrderStatus,
  type Transition,
} from "@damadum/domain";

/** The state to which an operator advances next; null when none follows, or when an invoice or a payment decides. */
function nextOf<S extends string>(
  machine: StateMachine<S>,
  from: S,
  fits: (transition: Transition<S>) => boolean,
): Exclude<S, "CANCEL"> | null {
  const isNext = (state: S): state is Exclude<S, "CANCEL"> => state !== "CANCEL";
  const ways = machine.transitions.filter((way) => way.from === from && fits(way));
  const [next = null] = ways
    .filter(({ by }) => by.includes("OPERATOR"))
    .map(({ to }) => to)
    .filter(isNext);
  return next;
}

export const nextOfMove = (from: MoveStatus, useBoxes: boolean) =>
  nextOf(moveStatus, from, ({ boxes }) => boxes === undefined || (boxes === "WITH") === useBoxes);

export const nextOfStorage = (from: StorageOrderStatus, legs: StorageLegs) =>
  nextOf(storageOrderStatus, from, (way) => way.legs === undefined || way.legs.includes(legs));

/** An invoice moves a confirmed work on, not a press. */
export function nextOfWork(from: CompanyWorkStatus): "CONFIRM" | "COMPLETE" | null {
  const next = nextOf(companyWorkStatus, from, () => true);
  return next === "CONFIRM" || next === "COMPLETE" ? next : null;
}

/** What the press is called that leads to a state. */
export const stepLabels: Readonly<Record<string, string>> = {
  CONFIRM: "확정하기",
  BOX_DEL_BEFORE: "박스 준비하기",
  BOX_DEL_COMPLETE: "박스 배송 완료",
  WORKING: "이사 시작",
  WORKING_COMPLETE: "이사 완료",
  BOX_COL_REQUEST: "박스 수거 예약",
  DELIVERING: "배송 출발",
  BEFORE_COLLECTION: "배송 완료",
  COLLECTING: "수거 출발",
  DISPOSING: "폐기 시작",
  COMPLETE: "마치기",
};
