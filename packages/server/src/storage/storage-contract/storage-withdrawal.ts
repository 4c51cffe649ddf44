import {
  awaitsStoragePayment,
  isContractRunning,
  isStorageOrderUnderWay,
  type StorageRequest,
} from "@damadum/domain";
import { pickBy } from "es-toolkit";
import { eraseReasons } from "../../subject/history.ts";
import { countBoxesInStorage } from "../box/boxes-of.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import type { Tx } from "../../db/tables.ts";
import { findRefundedChanges } from "../changes/store.ts";
import { findRefundedCharges } from "../charges/store.ts";
import { changeOrderStatus } from "../order-state/change-order-status.ts";
import { ledgerOfOrder } from "../order-state/order-view.ts";
import { findWholeOrdersOf, lockOrdersOf, updateOrder } from "../order-state/store.ts";
import { lockContractsOf, type StorageContract } from "../contract-state/store.ts";
import { contractDue } from "./contract-due.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import type { WithdrawalStep } from "../../subject/composition.ts";

const REASON = "회원 탈퇴";

/**
 * Blocks the withdrawal while boxes are stored, an order is under way, a contract runs or money is owed. Cancels unpaid
 * quotes, and erases the address details and notes of all orders.
 */
export const storageWithdrawal: WithdrawalStep = {
  async holds(tx, userId, now) {
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
      ...(await findOwed(tx, { userId, contracts, now }))
        .filter(
          (serial) => !ofContracts.has(serial) && !underWay.some((one) => one.serial === serial),
        )
        .map((serial) => ({
          kind: "STORAGE_BALANCE" as const,
          serial,
          box_count: null,
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

/** The orders of which money is owed, or of whose contracts: what their pages ask for besides extra payments. */
async function findOwed(
  tx: Tx,
  member: {
    readonly userId: string;
    readonly contracts: readonly StorageContract[];
    readonly now: Date;
  },
): Promise<readonly string[]> {
  const { userId, contracts, now } = member;
  const ids = contracts.map(({ id }) => id);
  const charges = await findRefundedCharges(tx, ids);
  const changes = await findRefundedChanges(tx, ids);
  const dueOf = (contract: StorageContract) => {
    const isOwn = (one: { readonly contract_id: string }) => one.contract_id === contract.id;
    return contractDue(
      contract,
      { charges: charges.filter(isOwn), changes: changes.filter(isOwn) },
      now,
    );
  };
  const orders = (await findWholeOrdersOf(tx, userId)).filter((order) => {
    const { due, extra } = ledgerOfOrder(order);
    return due > extra;
  });
  const serials = [
    ...orders.map(({ serial }) => serial),
    ...contracts.filter((contract) => dueOf(contract) > 0).map((one) => one.order_serial),
  ];
  return [...new Set(serials)];
}

const ERASED = "(지움)";

type AnswerOf<Draft> = Draft extends unknown ? keyof Draft : never;

/** Which answers outlive the member; one that is not named leaves with them. */
const outlives: Readonly<Record<AnswerOf<StorageRequest["draft"]>, boolean>> = {
  place: true,
  grade: true,
  months: true,
  boxCount: true,
  boxSerials: true,
  useBoxes: true,
  delivery: true,
  collection: true,
  heavyLoad: true,
  extraHelp: true,
  helperCount: true,
  paymentType: true,
  promotion: true,
  continuationReminder: true,
  scope: true,
  disposalAgreed: true,
  couponId: true,
  memo: false,
};

function withoutPerson(request: StorageRequest): object {
  const { draft } = request;
  const place = "place" in draft ? { place: { ...draft.place, detail: ERASED } } : {};
  return { ...request, draft: { ...pickBy(draft, (_, answer) => outlives[answer]), ...place } };
}
