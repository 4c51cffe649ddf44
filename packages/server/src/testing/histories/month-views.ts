import {
  formatWon,
  storageContractView,
  todayInSeoul,
  type StorageContractView,
} from "@damadum/domain";
import type { StorageContract, StorageContractSummary } from "@damadum/sdk/model";
import { noticeOfStorageContract } from "../../storage/contract-state/ports.ts";
import { isAskedFor } from "./extras.ts";
import { heldFor, type paymentsFor } from "./money.ts";
import { offered, rowsOf, type actorOf, type Said, type Stage } from "./scene.ts";

/** What contract, list, notice, operator and provider say of storage that is paid by the month. */
export async function viewsOfMonth(
  { server, ops }: Stage,
  month: {
    readonly contractId: string;
    readonly serial: string;
    readonly member: ReturnType<typeof actorOf>;
    readonly read: () => Promise<StorageContract>;
    readonly payments: () => ReturnType<typeof paymentsFor>;
  },
): Promise<Said> {
  const { contractId, serial, member, read, payments } = month;
  const contract = await read();
  const { items } = await server.api.ok("listStorageContracts", {
    token: await member.token(),
  });
  const mine = items.find(({ id }) => id === contractId);
  if (mine === undefined) throw new Error("A member's contract is in their list");
  const now = server.services.clock();
  const today = todayInSeoul(now);
  const told = await noticeOfStorageContract(server.services.db, {
    subjectId: contractId,
    from: null,
    now,
  });
  const listed = rowsOf(await ops("storage contracts", { status: contract.status, limit: "500" }));
  const storage = await ops("storage show", { serial });
  const row = listed.find((one) => one["order"] === serial);
  const {
    payment_id: _key,
    changes: _c,
    charges: _charges,
    payments: shown,
    history,
    ...summary
  } = contract;
  const { actions } = summary;
  const view = viewOf(contract, today);
  const received = shown.filter(({ status }) => status === "PAID" || status === "REFUNDED");
  return {
    contract: { contract: { ...summary, actions }, my: mine },
    status: {
      contract: contract.status,
      history: history.at(-1)?.to,
      operator: row?.["status"],
    },
    view: { contract: view, my: viewOf(mine, today) },
    "next action": { contract: true, server: offered(view, needs, actions) },
    "month due": {
      contract: view.due !== null,
      server: offered({ action: "PAY_MONTH", beside: null }, needs, actions),
    },
    "rows of months and changes": {
      contract: [...contract.charges, ...contract.changes].flatMap(({ ledger }) =>
        ledger.rows.map(({ kind, state, amount }) => ({ kind, state, amount })),
      ),
      operator: (storage.tables ?? [])
        .filter(({ title }) => title?.endsWith(" 결제 내역"))
        .flatMap((table) => rowsOf({ tables: [table] }, table.title))
        .map(({ kind, state, amount }) => ({ kind, state, amount })),
    },
    "a button for what is due": {
      due: true,
      links: isAskedFor(
        [...contract.charges, ...contract.changes].flatMap(({ ledger }) => ledger.rows),
        contract.due_amount - (view.due === null ? 0 : (contract.next_charge?.amount ?? 0)),
      ),
    },
    "operator's row": {
      contract: [contract.grade, contract.end_date],
      operator: [row?.["grade"], row?.["end"]],
    },
    "amount overdue": {
      notice: told.variables["밀린금액"],
      operator: formatWon(Number(row?.["unpaid"])),
    },
    held: {
      contract: received.reduce((sum, one) => sum + one.amount - one.refunded_amount, 0),
      provider: heldFor(server, await payments()),
    },
  };
}

/** The actions of the server behind each next action of a contract. */
const needs = {
  PAY_MONTH: ["PAY_MONTH"],
  CONTINUE: ["CONTINUATION"],
  CHANGE_CARD: ["BILLING_KEY"],
  BRING_BACK: ["DELIVERY"],
  END: ["FINAL_ALL", "FINAL_PART"],
  EXTEND: ["EXTENSION"],
};

function viewOf(
  contract: StorageContract | StorageContractSummary,
  today: string,
): StorageContractView {
  const {
    status,
    end_date: endDate,
    stored_box_count: storedBoxCount,
    next_charge: nextCharge,
    due_amount: dueAmount,
  } = contract;
  return storageContractView(
    { status, endDate, storedBoxCount, nextCharge, dueAmount, continuation: null },
    today,
  );
}
