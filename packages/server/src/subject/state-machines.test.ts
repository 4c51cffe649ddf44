import { expect, it } from "vitest";
import type { StateMachine } from "@damadum/domain";
import { stateMachines } from "./state-machines.ts";

/** The final states of each kind of subject; every other state has a transition. */
const ends: Readonly<Record<keyof typeof stateMachines, string>> = {
  ESTIMATE: "CANCEL COMPLETE",
  STORAGE_ORDER: "CANCEL COMPLETE",
  STORAGE_CONTRACT: "CANCEL ENDED",
  CONTRACT_CHANGE: "APPLIED CANCEL",
  STORAGE_CHARGE: "SETTLED",
  CUSTOM_PAYMENT: "CANCEL",
  COUPON: "EXPIRED",
  BOX: "CANCEL DISPOSED ENDED",
  COMPANY_CONTRACT: "CANCEL ENDED",
  COMPANY_BOX: "CANCEL DISPOSED ENDED",
  COMPANY_WORK: "CANCEL",
  COMPANY_INVOICE: "CANCEL",
  COMPANY_PAYMENT: "CANCEL REFUNDED",
  DAMAGE_REPORT: "DECLINED PAID",
};

it.each(Object.entries(ends))("stateMachines let %s end only in %s", (kind, expected) => {
  const machine: StateMachine<string> | undefined = Object.entries(stateMachines).find(
    ([name]) => name === kind,
  )?.[1];
  const left = new Set(machine?.transitions.map(({ from }) => from));
  const stuck = Object.keys(machine?.states ?? {}).filter((state) => !left.has(state));
  expect(stuck.toSorted().join(" ")).toBe(expected);
});
