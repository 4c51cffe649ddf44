import type {
  ContractChangeRequest,
  ContractChangeStatus,
  ContractChangeType,
  OrderPaymentType,
  StorageChargeStatus,
  StorageContractStatus,
  StorageGrade,
  StorageOrderStatus,
  StorageOrderType,
  StoragePrice,
  StoragePromotion,
  StorageRequest,
} from "@damadum/domain";
import type { Generated } from "kysely";
import type { Json } from "./json.ts";

export interface StorageContractsTable {
  id: string;
  order_id: string;
  order_serial: string;
  user_id: string;
  status: StorageContractStatus;
  grade: StorageGrade;
  payment_type: OrderPaymentType;
  promotion: StoragePromotion | null;
  /** Including extensions. */
  months: number;
  box_count: number;
  /** Boxes whose storage has not ended. */
  left_count: number;
  price_version: string;
  start_date: string | null;
  end_date: string | null;
  /** Paid for storing the remaining boxes from `paid_from` to `paid_until`. */
  paid_storage: number;
  paid_from: string | null;
  paid_until: string | null;
  /** Refunded when the last box has left. */
  pending_refund: Generated<number>;
  billing_key_id: string | null;
  charge_failures: Generated<number>;
  /** When the next month is charged or retried; null if nothing is to be charged. */
  next_charge_at: Date | null;
  /** When the member requested a reminder before the free months end; cleared once they extend the contract. */
  continuation_reminder_requested_at: Date | null;
  /** When the member agreed to paid months after the free ones, which are not charged otherwise. */
  continue_confirmed_at: Date | null;
  created_at: Date;
}
export interface StorageOrdersTable {
  id: string;
  serial: string;
  type: StorageOrderType;
  status: StorageOrderStatus;
  user_id: string;
  /** The first order of the boxes whose storage ends. */
  origin_serial: string | null;
  contract_id: string | null;
  /** It ends all boxes that were left when it was placed, and its price includes the charges due by its last day. */
  ends_contract: boolean;
  request: Json<StorageRequest>;
  price: Json<StoragePrice>;
  price_version: string;
  box_count: number;
  total_amount: number;
  paid_amount: Generated<number>;
  created_at: Date;
  valid_until: Date;
}
export interface StorageOrderBoxesTable {
  order_id: string;
  box_serial: string;
}
export interface ContractChangesTable {
  id: string;
  contract_id: string;
  user_id: string;
  kind: ContractChangeType;
  status: ContractChangeStatus;
  request: Json<ContractChangeRequest>;
  price: Json<StoragePrice>;
  total_amount: number;
  paid_amount: Generated<number>;
  billing_key_id: string | null;
  /** The contract's last day once the change applies. */
  end_date: string | null;
  grade: StorageGrade;
  created_at: Date;
  expires_at: Date;
  applied_at: Date | null;
}
export interface StorageChargesTable {
  id: string;
  contract_id: string;
  user_id: string;
  from_date: string;
  until_date: string;
  amount: number;
  paid_amount: Generated<number>;
  status: StorageChargeStatus;
  created_at: Date;
}

export interface ReceiverLinksTable {
  order_id: string;
  id: string;
  key_hash: string;
  created_at: Date;
}

/** Storage orders, the contracts that they begin, contract changes, monthly charges and receiver links. */
export interface StorageTables {
  storage_contracts: StorageContractsTable;
  storage_orders: StorageOrdersTable;
  storage_order_boxes: StorageOrderBoxesTable;
  contract_changes: ContractChangesTable;
  storage_charges: StorageChargesTable;
  receiver_links: ReceiverLinksTable;
}
