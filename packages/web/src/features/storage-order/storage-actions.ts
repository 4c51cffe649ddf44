import { closedReason, RESCHEDULE_NOTE, type StorageContractActionCode } from "@damadum/domain";
import type { StorageContract } from "@damadum/sdk";
import { CONTINUATION_LINK } from "../../shared/order/continuation-words.ts";

/** The actions on stored boxes and their contract, by URL segment. */
export const storageActions = {
  delivery: {
    title: "박스 받기",
    about: "고른 박스를 가져다 드려요. 보관은 그대로 이어져요.",
    link: "박스 받기",
  },
  finish: {
    title: "보관 끝내고 박스 받기",
    about: "박스를 가져다 드리고 그 박스의 보관을 끝내요.",
    link: "모두 받고 끝내기",
  },
  disposal: {
    title: "박스 폐기",
    about: "폐기한 박스와 물건은 되돌릴 수 없어요.",
    link: "박스 폐기하기",
  },
  month: {
    title: "보관료 결제",
    about: "결제하지 못한 한 달만 지금 결제해요. 결제 수단을 등록하지 않아도 돼요.",
    link: "보관료 결제하기",
  },
  continuation: {
    title: "무료 기간 뒤 이어서 보관하기",
    about: "무료 기간이 끝난 뒤에도 맡길지 정해요. 지금 결제하는 금액은 없어요.",
    link: CONTINUATION_LINK,
  },
  extension: {
    title: "보관 기간 연장",
    about: "지금 기간이 끝난 다음 날부터 이어져요.",
    link: "기간 연장하기",
  },
  upgrade: {
    title: "보관 등급 올리기",
    about: "남은 기간의 차액만 결제해요.",
    link: "보관 등급 올리기",
  },
  reschedule: {
    title: "날짜와 시간 바꾸기",
    about: RESCHEDULE_NOTE,
    link: "날짜와 시간 바꾸기",
  },
  termination: {
    title: "보관 그만두기",
    about: "고른 날에 계약이 끝나요. 수수료와 환불 금액을 먼저 보여 드려요.",
    link: "보관 그만두기",
  },
} as const;

export type StorageActionName = keyof typeof storageActions;

/** Whether a URL segment names an action. */
export function isStorageActionName(name: string): name is StorageActionName {
  return Object.hasOwn(storageActions, name);
}

interface ContractPage {
  readonly name: Exclude<StorageActionName, "reschedule">;
  /** The page is open while one of these actions is. */
  readonly codes: readonly StorageContractActionCode[];
}

/** The pages of a contract's actions, in the order in which they are offered. */
export const storageContractPages: readonly ContractPage[] = [
  { name: "month", codes: ["PAY_MONTH"] },
  { name: "continuation", codes: ["CONTINUATION"] },
  { name: "delivery", codes: ["DELIVERY"] },
  { name: "finish", codes: ["FINAL_ALL", "FINAL_PART"] },
  { name: "extension", codes: ["EXTENSION"] },
  { name: "upgrade", codes: ["UPGRADE"] },
  { name: "termination", codes: ["TERMINATION"] },
  { name: "disposal", codes: ["FINAL_ALL", "FINAL_PART"] },
];

/** Why the page of a contract's action is closed, or null while it is open. */
export function closedPageReason(
  { actions }: Pick<StorageContract, "actions">,
  page: ContractPage["name"],
): string | null {
  const { codes = [] } = storageContractPages.find(({ name }) => name === page) ?? {};
  const reasons = codes.map((code) => closedReason(actions, code));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
