import { addDays, todayInSeoul } from "@damadum/domain";
import { chargeMonthly } from "../../storage/charges/charge-monthly.ts";
import { paidSubjectsOf } from "../../storage/changes/refund-from-contract.ts";
import { expireContracts } from "../../storage/contract-state/expire-contracts.ts";
import { findContract } from "../../storage/contract-state/store.ts";
import { newMonthlyContract } from "../unpaid-contracts.ts";
import { debtSteps, leaveStep } from "./extras.ts";
import { paymentsFor, refundOutside } from "./money.ts";
import { viewsOfMonth } from "./month-views.ts";
import { actorOf, tryCommand, type Said, type Scene, type Stage } from "./scene.ts";

interface Method {
  readonly merchant_uid: string;
  readonly amount: number;
}

/** Stored boxes that are paid month by month; `isLong` when for six months instead of three. */
export async function monthScene(
  stage: Stage,
  { isLong }: { readonly isLong: boolean },
): Promise<Scene> {
  const { server } = stage;
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
    const subjects = await paidSubjectsOf(db, await findContract(db, contractId));
    const kinds = ["STORAGE_ORDER", "CONTRACT_CHANGE", "STORAGE_CHARGE", "CUSTOM_PAYMENT"] as const;
    return paymentsFor(
      server,
      kinds,
      subjects.map(({ id }) => id),
    );
  };
  const { isOver, leave } = leaveStep(stage, member, async () => (await read()).due_amount > 0);
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
        "refundSomeOutside payExtra refundPart",
        "refundAllOutside nextMonth payExtra terminate nextMonth leave",
        "refundSomeOutside declineExtra expireLinks payExtra",
        "refundSomeOutside payExtra refundExtra",
        "refundSomeOutside leaveDebt refundAllOutside",
        "refundPart",
        "extend refundSomeOutside payExtra refundPart nextMonth",
        "upgrade refundAllOutside terminate payExtra",
        "refundSomeOutside extend payExtra refundExtra nextMonth",
        "nextMonth refundSomeOutside leaveDebt refundPart",
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
      ...debtSteps(stage, "order_serial", async () => serial),
      leave,
      refundSomeOutside: async () => refundOutside(stage, await payments(), "some"),
      refundAllOutside: async () => refundOutside(stage, await payments(), "all"),
    },
    isOver,
    views: () => viewsOfMonth(stage, { contractId, serial, member, read, payments }),
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
