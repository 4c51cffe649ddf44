import type { IsoDate } from "../calendar/iso-date.ts";
import type { StorageGrade } from "./storage-grades.ts";
import type {
  FinalDeliveryInput,
  FinalDisposalInput,
  StorageDeliveryInput,
  StorageOrderInput,
} from "./storage-input.ts";

/** The request for a storage order of any type. */
export type StorageRequest =
  | { readonly type: "FIRST_TIME_ORDER"; readonly draft: StorageOrderInput }
  | { readonly type: "DELIVERY_REQUEST_ORDER"; readonly draft: StorageDeliveryInput }
  | { readonly type: "FINAL_AND_DELIVERY_ORDER"; readonly draft: FinalDeliveryInput }
  | { readonly type: "FINAL_AND_DISPOSAL_ORDER"; readonly draft: FinalDisposalInput };

/** The request for a change of a storage contract. */
export type ContractChangeRequest =
  | { readonly kind: "TERMINATION"; readonly endDate: IsoDate; readonly reason: string | null }
  | { readonly kind: "UPGRADE"; readonly grade: StorageGrade }
  | { readonly kind: "EXTENSION"; readonly months: number; readonly couponId: string | null };
