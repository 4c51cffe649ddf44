import {
  formatMoment,
  isContractRunning,
  isMoveUnderWay,
  isStorageOrderUnderWay,
  isUnloaded,
  storageOrderTypes,
} from "@damadum/domain";
import {
  useListEstimates,
  useListStorageContracts,
  useListStorageOrders,
  type EstimateSummary,
  type StorageContractSummary,
  type StorageOrderSummary,
} from "@damadum/sdk";
import { contractViewOf } from "../../shared/order/contract-facts.ts";
import { moveOfSummary, moveViewOf } from "../../shared/order/move-facts.ts";
import { storageViewOf } from "../../shared/order/storage-facts.ts";
import type { LoadedQuery } from "../../shared/page/loaded.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { paths } from "../../shared/paths.ts";

/** An order or a contract that must end before its member can withdraw. */
export interface WithdrawalHold {
  readonly title: string;
  /** Its state. */
  readonly state: string;
  readonly href: string;
}

const LARGEST_PAGE = { limit: 100 } as const;

/**
 * The orders and contracts that keep the member, by the rules of the server, which checks again and knows the rarer
 * reasons too.
 */
export function useWithdrawalHolds(): LoadedQuery<readonly WithdrawalHold[]> {
  const today = useToday();
  const moves = useListEstimates(LARGEST_PAGE);
  const orders = useListStorageOrders(LARGEST_PAGE);
  const contracts = useListStorageContracts(LARGEST_PAGE);
  const queries = [moves, orders, contracts];
  const shared = {
    error: queries.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
  if (!moves.data || !orders.data || !contracts.data) return { ...shared, data: undefined };
  const running = contracts.data.items.filter(({ status }) => isContractRunning(status));
  const ofContracts = new Set<string>(running.map(({ order_serial: serial }) => serial));
  const data = [
    ...running.map((contract) => contractHold(contract, today)),
    ...orders.data.items
      // The contract leads to the same page.
      .filter(({ serial, status }) => isStorageOrderUnderWay(status) && !ofContracts.has(serial))
      .map((order) => storageHold(order, today)),
    ...moves.data.items.filter(keepsMember).map((move) => moveHold(move, today)),
  ];
  return { ...shared, data };
}

function keepsMember({ status, balance_amount: balance }: EstimateSummary): boolean {
  return isMoveUnderWay(status) || (isUnloaded(status) && balance > 0);
}

function contractHold(contract: StorageContractSummary, today: string): WithdrawalHold {
  return {
    title: `보관 계약 박스 ${contract.box_count}개`,
    state: contractViewOf(contract, today).label,
    href: paths.myStorageOrder.getHref(contract.order_serial),
  };
}

function storageHold(order: StorageOrderSummary, today: string): WithdrawalHold {
  return {
    title: `${storageOrderTypes[order.type].label} 박스 ${order.box_count}개`,
    state: storageViewOf(order, today).label,
    href: paths.myStorageOrder.getHref(order.serial),
  };
}

function moveHold(move: EstimateSummary, today: string): WithdrawalHold {
  return {
    title: `${formatMoment(move.move_date, move.move_time)} 이사`,
    state: moveViewOf(moveOfSummary(move), today).label,
    href: paths.myEstimate.getHref(move.serial),
  };
}
