import {
  addDays,
  formatWon,
  storageContractView,
  todayInSeoul,
  type StorageContractView,
} from "@damadum/domain";
import type { StorageContract, StorageContractSummary } from "@damadum/sdk/model";
import { chargeMonthly } from "../../storage/charges/charge-monthly.ts";
import { expireContracts } from "../../storage/contract-state/expire-contracts.ts";
import { newMonthlyContract } from "../unpaid-contracts.ts";
import { heldFor, paymentsFor, refundOutside } from "./money.ts";
import {
  actorOf,
  offered,
  rowsOf,
  tryCommand,
  type Said,
  type Scene,
  type Stage,
} from "./scene.ts";
import { noticeOfStorageContract } from "../../storage/contract-state/ports.ts";

interface Method {
  readonly merchant_uid: string;
  readonly amount: number;
}

/** Stored boxes that are paid month by month; `isLong` when for six months instead of three. */
export async function monthScene(
  stage: Stage,
  { isLong }: { readonly isLong: boolean },
): Promise<Scene> {
  const { server, ops } = stage;
  const months = isLong ? 6 : 3;
  const { username, contractId, customerUid, serial } = await newMonthlyContract(server, {
    months,
  });
  const member = actorOf(stage, username);
  const path = { id: contractId };
  const read = async () =>
    server.api.ok("getStorageContract", { token: await member.token(), path });
  const payments = async () => {
    const { db } = server.services;
    const orders = db
      .selectFrom("storage_orders")
      .select("id")
      .where("contract_id", "=", contractId);
    const changes = db
      .selectFrom("contract_changes")
      .select("id")
      .where("contract_id", "=", contractId);
    const charges = db
      .selectFrom("storage_charges")
      .select("id")
      .where("contract_id", "=", contractId);
    const subjects = await orders.unionAll(changes).unionAll(charges).execute();
    const kinds = ["STORAGE_ORDER", "CONTRACT_CHANGE", "STORAGE_CHARGE"] as const;
    return paymentsFor(
      server,
      kinds,
      subjects.map(({ id }) => id),
    );
  };
  const run = async () => {
    await chargeMonthly(server.services);
    await expireContracts(server.services);
  };

  /** Asks for a change of the contract at its price, and pays for it. */
  async function change(
    calculation: string,
    operation: string,
    request: object,
  ): Promise<Said | void> {
    const price = await member.try<{ readonly total_amount: number }>(calculation, {
      path,
      body: request,
    });
    const answer = await member.try<{
      readonly change: { readonly amount: { readonly total_amount: number } };
      readonly payment: Method | null;
    }>(operation, { path, body: { ...request, method: "CARD" } });
    if (answer === null) return;
    const { payment } = answer;
    if (payment !== null) {
      const { impUid: imp_uid } = server.provider.pay(payment.merchant_uid);
      await server.api.send("completeContractPayment", {
        path,
        body: { imp_uid, merchant_uid: payment.merchant_uid },
      });
    }
    const promised = price?.total_amount;
    return {
      "price of the change": {
        change: answer.change.amount.total_amount,
        ...(promised !== undefined && { promised }),
        ...(payment !== null && { window: payment.amount }),
      },
    };
  }

  return {
    ways: {
      first: ["nextMonth", "declined nextMonth nextDay", "extend"],
      next: [
        "declined nextMonth nextDay nextDay nextDay payMonth",
        "declined nextMonth nextDay accepted nextDay",
        "extend nextMonth",
        "upgrade nextMonth",
        "terminate nextMonth",
        "refundSomeOutside nextDay",
        "refundAllOutside nextDay payMonth",
        "refundPart",
      ],
    },
    steps: {
      nextMonth: async () => {
        server.clock.pass({ days: 31 });
        await run();
      },
      nextDay: async () => {
        server.clock.pass({ days: 1 });
        await run();
      },
      declined: async () => server.billingKeys.reject(customerUid),
      accepted: async () => server.billingKeys.accept(customerUid),
      payMonth: async () => {
        const { next_charge: next } = await read();
        const prepared = await member.try<Method>("prepareContractPayment", {
          path,
          body: { method: "CARD" },
        });
        if (prepared === null) return;
        const { impUid: imp_uid } = server.provider.pay(prepared.merchant_uid);
        const body = { imp_uid, merchant_uid: prepared.merchant_uid };
        await server.api.send("completeContractPayment", { path, body });
        return { "month asked for": { contract: next?.amount, window: prepared.amount } };
      },
      extend: () => change("calculateExtensionAmount", "extendStorageContract", { months: 2 }),
      upgrade: () =>
        change("calculateUpgradeAmount", "upgradeStorageContract", { grade: "CLIMATE" }),
      terminate: () =>
        change("calculateTerminationAmount", "terminateStorageContract", {
          end_date: addDays(todayInSeoul(server.services.clock()), 20),
        }),
      refundPart: async () => {
        const merchantUid = (await payments()).find(
          ({ status }) => status === "PAID",
        )?.merchant_uid;
        if (merchantUid !== undefined)
          await tryCommand(stage, "refunds give", { merchantUid, amount: "1100", reason: "사과" });
      },
      refundSomeOutside: async () => refundOutside(stage, await payments(), "some"),
      refundAllOutside: async () => refundOutside(stage, await payments(), "all"),
    },
    async views() {
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
      const listed = rowsOf(
        await ops("storage contracts", { status: contract.status, limit: "500" }),
      );
      const row = listed.find((one) => one["order"] === serial);
      const {
        promotion: _p,
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
        "next action": { contract: true, server: offered(view.action, needs, actions) },
        "month due": { contract: view.due !== null, server: offered("PAY_MONTH", needs, actions) },
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
    },
    async answers() {
      const token = await member.token();
      return {
        contract: await read(),
        contracts: await server.api.ok("listStorageContracts", { token }),
        order: await server.api.ok("getStorageOrder", { token, path: { serial } }),
        list: await server.api.ok("listStorageOrders", { token }),
      };
    },
    async close() {
      const over = { next_charge_at: null, status: "ENDED" } as const;
      await server.services.db
        .updateTable("storage_contracts")
        .set(over)
        .where("id", "=", contractId)
        .execute();
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
  } = contract;
  return storageContractView(
    { status, endDate, storedBoxCount, nextCharge, continuation: null },
    today,
  );
}
