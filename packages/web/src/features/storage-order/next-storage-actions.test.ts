import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, it } from "vitest";
import { contractViewOf } from "../../shared/order/contract-facts.ts";
import { storageViewOf } from "../../shared/order/storage-facts.ts";
import { nextStorageActions } from "./next-storage-actions.ts";

const contract = fixtures.storageContract(BASE_DAY);

function nextOf(status: "CONFIRM" | "COMPLETE", due: { order?: number; contract?: number }) {
  const order = fixtures.storageOrder(status, BASE_DAY);
  const asked = { ...order, ledger: { ...order.ledger, due_amount: due.order ?? 0 } };
  const stored = { ...contract, due_amount: due.contract ?? 0 };
  return nextStorageActions(
    asked,
    storageViewOf(asked, BASE_DAY),
    status === "COMPLETE" ? { contract: stored, view: contractViewOf(stored, BASE_DAY) } : null,
  ).map(({ action, due: amount }) => (action === "PAY_DUE" ? `${action} ${amount}` : action));
}

it("nextStorageActions offers what comes next beside what the order asks for", () => {
  expect(nextOf("CONFIRM", {})).toEqual(["ADD_TO_CALENDAR"]);
  expect(nextOf("CONFIRM", { order: 11_000 })).toEqual(["PAY_DUE 11000", "ADD_TO_CALENDAR"]);
});

it("nextStorageActions asks for each amount of a stored order and its contract apart", () => {
  expect(nextOf("COMPLETE", {})).toEqual(["BRING_BACK"]);
  expect(nextOf("COMPLETE", { order: 11_000 })).toEqual(["PAY_DUE 11000", "BRING_BACK"]);
  expect(nextOf("COMPLETE", { contract: 16_000 })).toEqual(["PAY_DUE 16000", "BRING_BACK"]);
  expect(nextOf("COMPLETE", { order: 11_000, contract: 16_000 })).toEqual([
    "PAY_DUE 11000",
    "PAY_DUE 16000",
  ]);
});
