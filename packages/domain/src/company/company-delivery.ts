import type { Appointment } from "../move/estimate-input.ts";
import type { StoragePlace } from "../storage/storage-input.ts";

/** What a company can request: boxes to it, boxes from it, empty boxes, disposal. */
export const companyWorkKinds = {
  DELIVERY: { label: "박스 받기" },
  COLLECTION: { label: "박스 보내기" },
  NEW_BOXES: { label: "빈 박스 받기" },
  DISPOSAL: { label: "폐기" },
} as const;

/** One kind of company work. */
export type CompanyWorkKind = keyof typeof companyWorkKinds;

/** A company's request; the contract's CompanyDeliveryDraft with camelCase keys. */
export interface CompanyDeliveryInput {
  readonly cid: string;
  readonly kind: CompanyWorkKind;
  readonly cpboxIds?: readonly string[];
  readonly boxCount?: number;
  readonly place?: StoragePlace;
  readonly appointment?: Appointment;
  readonly disposalAgreed?: boolean;
  /** The latest retention day of the boxes, if they are disposed of before it; the requester names it to waive it. */
  readonly retentionWaivedUntil?: string;
  readonly memo?: string;
}

/** How many boxes the request is about, whether it names them or not. */
export function companyDeliveryBoxCount({
  cpboxIds,
  boxCount,
}: Pick<CompanyDeliveryInput, "cpboxIds" | "boxCount">): number {
  return cpboxIds?.length ?? boxCount ?? 0;
}
