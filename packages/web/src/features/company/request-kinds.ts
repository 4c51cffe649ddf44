import { isBoxAvailableForWork, type BoxStatus, type CompanyWorkKind } from "@damadum/domain";
import type { CompanyRequestName } from "../../shared/company-paths.ts";

interface RequestKind {
  readonly kind: CompanyWorkKind;
  readonly title: string;
  readonly about: string;
}

/** What a company can request, by its name in the URL. */
export const requestKinds: Readonly<Record<CompanyRequestName, RequestKind>> = {
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
};

/** Whether this name in the URL is a known request. */
export function isRequestName(name: string): name is CompanyRequestName {
  return Object.hasOwn(requestKinds, name);
}

/** The requests for chosen boxes, the most common first. */
export const boxRequestNames = ["delivery", "collection", "disposal"] as const;

/** Whether something can be requested for a box in this state. */
export function isRequestable(status: BoxStatus): boolean {
  return boxRequestNames.some((name) => isBoxAvailableForWork(requestKinds[name].kind, status));
}
