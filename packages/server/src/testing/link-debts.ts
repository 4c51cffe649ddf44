import { addDays, todayInSeoul } from "@damadum/domain";
import { billsOf, newBillAndCard } from "./company-bills.ts";
import { loginAgain } from "./members.ts";
import type { operatorCommands } from "./operator-commands.ts";
import { newPaidOrder } from "./orders.ts";
import { newStoredOrder } from "./storage-orders.ts";
import { takenBack } from "./taken-back.ts";
import type { TestServer } from "./test-server.ts";

/** Makes debts that only a link asks for: what was taken back of an invoice, a storage order or an extra payment. */
export function linkDebts(server: TestServer, ops: ReturnType<typeof operatorCommands>) {
  const { chargeBack, linksBy, payLink } = takenBack(server);

  /** A company's invoice that is paid by card, its number and a way to pay it once more. */
  async function newPaidInvoice() {
    const bill = await newBillAndCard(server);
    const { token, cpaymentId, invoiceId, paymentId } = bill;
    const request = { token, path: { cpay_id: cpaymentId }, body: { payment_id: paymentId } };
    const pay = () => server.api.ok("payCompanyPayment", request);
    await pay();
    const { number } = await billsOf(server).invoiceOf(token, invoiceId);
    return { ...bill, number, pay };
  }

  /** A company's paid invoice of which 3,000 won were taken back, and the link that asks for them. */
  async function newInvoiceDebt() {
    const bill = await newPaidInvoice();
    const { token, cpaymentId, invoiceId } = bill;
    await chargeBack("subject_id", cpaymentId, 3_000);
    const links = async () => (await linksBy("balance_of_kind", "COMPANY_PAYMENT")).slice(-1);
    const url = (await links())[0]?.url ?? "";
    const due = async () => (await billsOf(server).invoiceOf(token, invoiceId)).due_amount;
    return { ...bill, url, links, due };
  }

  /** A stored order of which 1,000 won were taken back, and the link that asks for them. */
  async function newStorageDebt() {
    const date = addDays(todayInSeoul(server.services.clock()), 5);
    const visits = {
      delivery: { date, time: "09:00" },
      collection: { date: addDays(date, 7), time: "09:00" },
    } as const;
    const order = await newStoredOrder(server, { ...visits, box_count: 2 });
    await chargeBack("merchant_uid", order.merchantUid, 1_000);
    const links = () => linksBy("order_serial", order.serial);
    const url = (await links())[0]?.url ?? "";
    const ledger = async () => {
      const read = {
        token: await loginAgain(server, order.username),
        path: { serial: order.serial },
      };
      return (await server.api.ok("getStorageOrder", read)).ledger;
    };
    return { ...order, url, links, ledger };
  }

  /** A move with an extra payment that was paid and of which an amount was taken back, or all of it. */
  async function newOwedExtra(back?: number) {
    const order = await newPaidOrder(server, { move_date: "2027-02-03" });
    const asked = { amount: "30000", title: "사다리차", reason: "5층이에요", order: order.serial };
    const { made: url = "" } = await ops("links create", asked);
    const merchantUid = await payLink(url);
    await chargeBack("merchant_uid", merchantUid, back);
    const { username } = await server.services.db
      .selectFrom("estimates")
      .innerJoin("users", "users.id", "estimates.user_id")
      .select("users.username")
      .where("serial", "=", order.serial)
      .executeTakeFirstOrThrow();
    const ledger = async () => {
      const token = await loginAgain(server, username ?? "");
      return (await server.api.ok("getEstimate", { token, path: { serial: order.serial } })).ledger;
    };
    return { ...order, url, ledger, links: () => linksBy("order_serial", order.serial) };
  }

  return { newPaidInvoice, newInvoiceDebt, newStorageDebt, newOwedExtra };
}
