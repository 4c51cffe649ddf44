import type {
  StorageContractAction,
  StorageContractView,
  StorageOrderAction,
  StorageOrderView,
} from "@damadum/domain";
import type { StorageContract, StorageOrder } from "@damadum/sdk";
import { onlyLink } from "../../shared/order/links-to-pay.tsx";
import { closedPageReason } from "./storage-actions.ts";

/** The next action of an order or, once its boxes are stored, of its contract. */
export type StorageAction = StorageOrderAction | StorageContractAction;

/** The pages of an order that its next actions open. */
export const pageOf = {
  BRING_BACK: "delivery",
  CONTINUE: "continuation",
  END: "finish",
  EXTEND: "extension",
} as const;

/** Whether a next action opens a page of its order; the others lead elsewhere. */
export function opensPage(action: StorageAction): action is keyof typeof pageOf {
  return action in pageOf;
}

/** A next action with what it pays, if it pays something. */
export interface StorageNext {
  readonly action: StorageAction;
  /** What links ask for, in won. */
  readonly due: number;
  /** The only link that asks for it; without one the order's payments lead to each. */
  readonly link?: string | undefined;
  /** The amount in won of the contract's month that is due. */
  readonly month?: number | undefined;
}

/** A contract whose boxes are stored, and how it is shown. */
export interface Stored {
  readonly contract: StorageContract;
  readonly view: StorageContractView;
}

/** What comes next for an order and, when a payment comes first, what is offered beside it. */
export function nextStorageActions(
  { ledger }: StorageOrder,
  { action, beside }: StorageOrderView,
  stored: Stored | null,
): readonly StorageNext[] {
  const asked = { due: ledger.due_amount, link: onlyLink(ledger) };
  if (stored === null) return present(action, beside).map((one) => ({ action: one, ...asked }));
  // What is asked for the order itself comes before the next actions of its contract.
  const own = action === "PAY_DUE" ? [{ action, ...asked }] : [];
  return [...own, ...ofContract(stored)].slice(0, 2);
}

function ofContract({ contract, view }: Stored): readonly StorageNext[] {
  const { due_amount: due } = contract;
  return present(view.action, view.beside).map((action) => ({
    action: openAction(action, contract),
    due,
    month: view.due?.amount,
  }));
}

/** The contract's next action or, while that is closed, its boxes, whose orders say what happens. */
function openAction(action: StorageContractAction, contract: StorageContract): StorageAction {
  const isClosed = opensPage(action) && closedPageReason(contract, pageOf[action]) !== null;
  return isClosed ? "SEE_BOXES" : action;
}

function present<Action>(action: Action, beside: Action | null): readonly Action[] {
  return beside === null ? [action] : [action, beside];
}
