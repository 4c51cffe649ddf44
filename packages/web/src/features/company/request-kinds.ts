import { isOpen, type CompanyWorkKind } from "@damadum/domain";
import type { CompanyBox } from "@damadum/sdk";
import type { CompanyRequestName } from "../../shared/company-paths.ts";

interface RequestKind {
  readonly kind: CompanyWorkKind;
  readonly title: string;
  readonly about: string;
}

export const requestKinds = {
  delivery: {
    kind: "DELIVERY",
    title: "박스 받기",
    about: "보관 중인 박스를 가져다 드려요. 요금은 다음 청구서에 더해져요.",
  },
  collection: {
    kind: "COLLECTION",
    title: "박스 보내기",
    about: "담은 박스를 가지러 가서 보관해요. 요금은 다음 청구서에 더해져요.",
  },
  "new-boxes": {
    kind: "NEW_BOXES",
    title: "빈 박스 받기",
    about: "담을 빈 박스를 가져다 드려요. 요금은 다음 청구서에 더해져요.",
  },
  disposal: {
    kind: "DISPOSAL",
    title: "폐기",
    about: "보관 중인 박스를 내용물까지 모두 파쇄해요. 요금은 다음 청구서에 더해져요.",
  },
} as const satisfies Readonly<Record<CompanyRequestName, RequestKind>>;

export function isRequestName(name: string): name is CompanyRequestName {
  return Object.hasOwn(requestKinds, name);
}

/** The requests for chosen boxes, the most common first. */
export const boxRequestNames = ["delivery", "collection", "disposal"] as const;

export function isRequestable(
  { actions }: Pick<CompanyBox, "actions">,
  name: (typeof boxRequestNames)[number],
): boolean {
  return isOpen(actions, requestKinds[name].kind);
}
