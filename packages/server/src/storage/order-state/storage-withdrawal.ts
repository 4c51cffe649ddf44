import {
  awaitsStoragePayment,
  isContractRunning,
  isStorageOrderUnderWay,
  type StorageRequest,
} from "@damadum/domain";
import { eraseReasons } from "../../subject/history.ts";
import { countBoxesInStorage } from "../box/boxes-of.ts";
import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { lockContractsOf } from "../contract-state/store.ts";
import { lockOrdersOf, updateOrder } from "./store.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

const REASON = "회원 탈퇴";

/**
 * Blocks the withdrawal while boxes are stored, an order is under way or a contract runs. Cancels unpaid quotes, and
 * erases the address details and notes of all orders.
 */
export const storageWithdrawal: WithdrawalStep = {
  async holds(tx, userId) {
    const orders = await lockOrdersOf(tx, userId);
    const contracts = await lockContractsOf(tx, userId);
    const stored = await countBoxesInStorage(tx, userId);
    const running = contracts.filter(({ status }) => isContractRunning(status));
    const ofContracts = new Set(running.map(({ order_serial: serial }) => serial));
    const underWay = orders.filter(
      // The contract leads to the same page.
      ({ serial, status }) => isStorageOrderUnderWay(status) && !ofContracts.has(serial),
    );
    const boxes = { kind: "STORED_BOXES", serial: null, box_count: stored, visit: null } as const;
    return [
      ...(stored > 0 ? [boxes] : []),
      ...running.map(({ order_serial: serial, box_count }) => ({
        kind: "STORAGE_CONTRACT" as const,
        serial,
        box_count,
        visit: null,
      })),
      ...underWay.map(({ serial, box_count }) => ({
        kind: "STORAGE_ORDER" as const,
        serial,
        box_count,
        visit: null,
      })),
    ];
  },
  async forget(tx, { userId, now }) {
    for (const order of await lockOrdersOf(tx, userId)) {
      if (awaitsStoragePayment(order.status)) {
        const cause = { actor: "MEMBER", actorId: userId, reason: REASON, now } as const;
        await changeOrderStatus(tx, order, "CANCEL", cause);
        await releaseBoxDeliveries(tx, order.id);
      }
      await updateOrder(tx, order.id, { request: JSON.stringify(withoutPerson(order.request)) });
      await eraseReasons(tx, { subject: subjectOfOrder(order.id), except: REASON });
    }
  },
};

const ERASED = "(지움)";

function withoutPerson(request: StorageRequest): object {
  const { memo: _memo, ...draft } = request.draft;
  const place = "place" in draft ? { place: { ...draft.place, detail: ERASED } } : {};
  return { ...request, draft: { ...draft, ...place } };
}
