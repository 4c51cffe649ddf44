import {
  carriages,
  floorLabel,
  formatPhoneNumber,
  formatWon,
  type Actor,
  type Place,
  type StateMachine,
} from "@damadum/domain";
import type { SubjectKind } from "../db/subject-tables.ts";
import { toInstant } from "../http/instant.ts";
import type { UndoRefusal } from "../subject/undo-step.ts";
import type { Shown } from "./command.ts";

/** Names of the actors. */
export const actorNames: Readonly<Record<Actor, string>> = {
  MEMBER: "고객",
  COMPANY: "기업",
  OPERATOR: "운영자",
  SYSTEM: "서비스",
};

/** Names of the kinds of subject. */
export const subjectNames: Readonly<Record<SubjectKind, string>> = {
  ESTIMATE: "이사",
  STORAGE_ORDER: "보관 주문",
  STORAGE_CONTRACT: "보관 계약",
  CONTRACT_CHANGE: "계약 변경",
  STORAGE_CHARGE: "보관료",
  CUSTOM_PAYMENT: "결제 링크",
  COUPON: "쿠폰",
  BOX: "박스",
  COMPANY_CONTRACT: "기업 계약",
  COMPANY_BOX: "기업 박스",
  COMPANY_WORK: "기업 작업",
  COMPANY_INVOICE: "청구서",
  COMPANY_PAYMENT: "기업 결제",
  DAMAGE_REPORT: "파손 신고",
};

/** The states of something with their labels. */
export interface NamedStates<S extends string> {
  readonly states: Readonly<Record<S, { readonly label: string }>>;
}

/** A state with its label: `예약 접수 (PAYMENT)`. */
export function stateText<S extends string>(machine: NamedStates<S>, state: S): string {
  return `${machine.states[state].label} (${state})`;
}

export function stateCell<S extends string>(machine: NamedStates<S>, state: S): Shown {
  return { value: state, text: stateText(machine, state) };
}

/** The current state, and the states that the operator may move to. */
export function nextStepsText<S extends string>(
  machine: NamedStates<S>,
  from: S,
  next: readonly S[],
): string {
  const to = next.map((state) => stateText(machine, state)).join(", ");
  const way = to === "" ? "더 옮길 수 없어요." : `옮길 수 있는 상태: ${to}`;
  return `지금은 ${stateText(machine, from)} 상태예요. ${way}`;
}

/** Why an operator's last step stays. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  STEP: "취소, 보관 종료, 이미 되돌린 단계는 되돌리지 못해요.",
  BOXES: "그 뒤에 박스가 또 움직여서 되돌리지 못해요.",
  CONTRACT: "그 뒤에 보관료를 받았거나 계약이 바뀌어서 되돌리지 못해요.",
};

/** Every target state that `allows` accepts. */
export function statesWhere<S extends string>(
  machine: StateMachine<S>,
  allows: (state: S) => boolean,
): readonly S[] {
  const reached = machine.transitions.map(({ to }) => to).filter(allows);
  return [...new Set(reached)];
}

/** A key of a domain table with its label. */
export function labelCell<Key extends string>(
  table: Readonly<Record<Key, { readonly label: string }>>,
  key: Key,
): Shown {
  return { value: key, text: table[key].label };
}

/** A key of one of the tables above with its name. */
export function nameCell<Key extends string>(
  names: Readonly<Record<Key, string>>,
  key: Key,
): Shown {
  return { value: key, text: names[key] };
}

export function wonCell(amount: number | null): Shown | null {
  return amount === null ? null : { value: amount, text: formatWon(amount) };
}

/** `2026-11-20 10:00` in Korean time; for scripts, the full instant with its offset. */
export function timeCell(at: Date | null): Shown | null {
  if (at === null) return null;
  const value = toInstant(at);
  return { value, text: value.slice(0, 16).replace("T", " ") };
}

export function phoneText(number: string | null): string | null {
  return number === null ? null : formatPhoneNumber(number);
}

/** The end of a phone number: lists show no more, the page of its owner does. */
export function phoneEnd(number: string | null): string | null {
  return number?.slice(-4) ?? null;
}

/** The complete address with floor and carriage. */
export function placeText({ address, detail, floor, carriage }: Place): string {
  return `${address} ${detail} (${floorLabel(floor)}, ${carriages[carriage].label})`;
}
