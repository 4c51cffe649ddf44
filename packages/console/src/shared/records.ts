import type { CommandCall } from "./command/command-dialog.tsx";
import type { RecordKind } from "./paths.ts";

/** Something with a page of its own: the command that shows it and the input that takes its number. */
interface RecordSettings {
  readonly title: string;
  readonly command: string;
  readonly key: string;
  /** What can be done to it. */
  readonly actions: (number: string) => readonly CommandCall[];
}

export const act = (title: string, name: string, input: CommandCall["input"] = {}) => {
  return { title, name, input };
};

/** What would be billed is read before it is. */
export const billPreview = {
  label: "청구할 것 보기",
  first: { yes: false },
  real: { yes: true },
} as const;

/** Every kind of page that a command's answer fills. */
export const records = {
  member: {
    title: "회원",
    command: "members-show",
    key: "username",
    actions: (username) => [
      act("쿠폰 주기", "coupons-issue", { username }),
      act("쿠폰 보기", "coupons-list", { username }),
    ],
  },
  company: {
    title: "기업",
    command: "companies-show",
    key: "company",
    actions: (company) => [
      act("등록 정보 고치기", "companies-details", { company }),
      { ...act("사람 더하기", "companies-account", { company }), shows: true },
      act("계약 적기", "contracts-create", { company }),
      { ...act("한 달 청구하기", "invoices-issue", { company }), preview: billPreview },
    ],
  },
  contract: {
    title: "기업 계약",
    command: "contracts-show",
    key: "id",
    actions: (id) => [
      act("금액 제안하기", "contracts-offer", { id }),
      act("단계 되돌리기", "contracts-undo", { id }),
      act("거절하거나 끝내기", "contracts-close", { id }),
    ],
  },
  work: {
    title: "기업 작업",
    command: "works-show",
    key: "id",
    actions: (id) => [
      act("확인하거나 끝내기", "works-advance", { id }),
      act("박스 옮기기", "works-move-boxes", { id }),
      { ...act("라벨 받기", "boxes-labels", { order: id }), shows: true },
      act("단계 되돌리기", "works-undo", { id }),
      act("거절하거나 취소하기", "works-cancel", { id }),
    ],
  },
  invoice: {
    title: "청구서",
    command: "invoices-show",
    key: "id",
    actions: (id) => [
      act("받은 이체 적기", "invoices-record-transfer", { id }),
      act("세금계산서 적기", "invoices-tax", { id }),
      act("한 줄 깎기", "invoices-credit", { id }),
      act("거둬들이기", "invoices-cancel", { id }),
    ],
  },
  box: {
    title: "박스",
    command: "boxes-show",
    key: "serial",
    actions: (serial) => [
      act("사진 남기기", "boxes-photo", { serial }),
      act("분실·파손 적기", "boxes-report", { serial }),
    ],
  },
  link: {
    title: "추가 결제",
    command: "links-show",
    key: "url",
    actions: (url) => [
      act("다시 부탁하거나 더 받지 않기", "links-settle", { url }),
      act("거둬들이기", "links-cancel", { url }),
      act("모두 환불하기", "links-refund", { url }),
    ],
  },
  damage: {
    title: "파손 신고",
    command: "damage-show",
    key: "id",
    actions: (id) => [
      { ...act("사진 받기", "damage-photos", { id, photos: "damage.jpg" }), shows: true },
      act("배상하기", "damage-accept", { id }),
      act("거절하기", "damage-decline", { id }),
    ],
  },
  closing: {
    title: "마감",
    command: "closings-show",
    key: "month",
    actions: (month) => [
      act("마감하기", "closings-close", { month }),
      { ...act("엑셀로 받기", "closings-export", { month, file: `${month}.xlsx` }), shows: true },
      {
        ...act("CSV로 받기", "closings-export", { month, file: `${month}.csv`, by: "row" }),
        shows: true,
      },
    ],
  },
} as const satisfies Readonly<Record<RecordKind, RecordSettings>>;

export const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(records, kind);
