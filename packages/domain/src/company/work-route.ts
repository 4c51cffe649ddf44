import { isBoxHarmed } from "../states/box-groups.ts";
import type { BoxStatus } from "../states/box-status.ts";
import type { CompanyWorkStatus } from "../states/company-work-status.ts";
import type { CompanyWorkKind } from "./company-delivery.ts";

/** How boxes go through a kind of work: from any state in `from` along `way`. */
interface Route {
  readonly from: readonly BoxStatus[];
  readonly way: readonly BoxStatus[];
  /** Whether confirming the work already moves its boxes to the first state of `way`. */
  readonly reserved: boolean;
}

const routes: Readonly<Record<CompanyWorkKind, Route>> = {
  DELIVERY: { from: ["STORED"], way: ["RETURN_READY", "RETURNING", "RETURNED"], reserved: true },
  COLLECTION: {
    from: ["RETURNED", "PACKING", "READY"],
    way: ["COLLECTING", "STORED"],
    reserved: false,
  },
  NEW_BOXES: { from: ["READY"], way: ["DELIVERING", "PACKING"], reserved: false },
  DISPOSAL: { from: ["STORED"], way: ["DISPOSAL_READY", "DISPOSED"], reserved: true },
};

/** Whether a company may name a box of this state for such work. READY boxes already belong to a work. */
export function isBoxAvailableForWork(kind: CompanyWorkKind, status: BoxStatus): boolean {
  return status !== "READY" && routes[kind].from.includes(status);
}

/** The next state of a box in such work, or null at the end of its way. */
export function nextBoxStatusOfWork(kind: CompanyWorkKind, status: BoxStatus): BoxStatus | null {
  const { from, way } = routes[kind];
  if (from.includes(status)) return way[0] ?? null;
  const place = way.indexOf(status);
  return place < 0 ? null : (way[place + 1] ?? null);
}

/** Whether confirming such work already moves its boxes on, so that no other work can take them. */
export function reservesBoxesOnConfirm(kind: CompanyWorkKind): boolean {
  return routes[kind].reserved;
}

/** Whether an operator can move the boxes of work in this state. */
export function canMoveBoxesOfWork(status: CompanyWorkStatus): boolean {
  return status !== "WAIT" && status !== "COMPLETE" && status !== "CANCEL";
}

/** Whether confirming work has put a box into this state, in which nobody carries it yet. */
export function isReservedForWork(status: BoxStatus): boolean {
  return status === "RETURN_READY" || status === "DISPOSAL_READY";
}

/** Whether a box of such work is already being carried, or has reached the end of its way. */
export function isOnItsWay(kind: CompanyWorkKind, status: BoxStatus): boolean {
  if (isReservedForWork(status) || isBoxHarmed(status)) return false;
  const carried: readonly BoxStatus[] = ["DELIVERING", "COLLECTING", "RETURNING"];
  return carried.includes(status) || nextBoxStatusOfWork(kind, status) === null;
}
