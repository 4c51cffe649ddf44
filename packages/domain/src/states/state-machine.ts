import type { StorageLegs } from "../storage-order/storage-order-legs.ts";

/** Who causes a transition. SYSTEM is the service itself, for example when a payment is confirmed. */
export type Actor = "MEMBER" | "COMPANY" | "OPERATOR" | "SYSTEM";

/** Style of the badge that shows a state. */
export type Badge = "neutral" | "info" | "primary" | "success" | "warning" | "disabled";

/** Delivery step number (spec section 4), or null when a state is not a step. */
export type Step = 1 | 2 | 3 | 4 | 5 | null;

/** How a state is shown. */
export interface StateView {
  readonly label: string;
  readonly badge: Badge;
  readonly step: Step;
}

/** One allowed change of state and who may cause it. */
export interface Transition<S extends string> {
  readonly from: S;
  readonly to: S;
  readonly by: readonly Actor[];
  /** Set when the change is only for moves with, or only for moves without, our boxes. */
  readonly boxes?: "WITH" | "WITHOUT";
  /** Set when the change is only for storage orders with one of these legs. */
  readonly legs?: readonly StorageLegs[];
}

/** States, how they are shown, and every allowed change between them. */
export interface StateMachine<S extends string> {
  readonly initial: S;
  readonly states: Readonly<Record<S, StateView>>;
  readonly transitions: readonly Transition<S>[];
}
