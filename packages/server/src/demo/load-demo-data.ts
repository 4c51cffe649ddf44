import { inTransaction } from "../db/transaction.ts";
import { insertAddress, insertUser, usernameExists } from "../features/member/store.ts";
import { payInSandbox } from "../providers/payment/pay-in-sandbox.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";
import type { Services } from "../services.ts";
import { demoPerson, loadDemoPerson } from "./demo-person.ts";
import { demoOrders, type DemoOrder } from "./demo-orders.ts";
import { DEMO_PASSWORD, demoAddress, demoUsers } from "./demo-users.ts";
import { demoPayment, loadDemoOrder, type DemoPayment } from "./load-demo-order.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "passwords" | "slotCapacity">;

/** Fills an empty database with the demo logins and one order in every state. Once, and all or nothing. */
export async function loadDemoData(services: Needs, sandboxUrl: string): Promise<void> {
  const { db, clock, ids, passwords } = services;
  if (await usernameExists(db, demoUsers[0].username)) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const orders = await Promise.all(demoOrders.map((order) => paid(services, order, sandboxUrl)));
  const person = await demoPerson(services, sandboxUrl);
  await inTransaction(db, async (tx) => {
    const memberId = ids.uuid();
    for (const user of demoUsers) {
      await insertUser(tx, {
        ...user,
        id: user.role === "MEMBER" ? memberId : ids.uuid(),
        password_hash: passwordHash,
        type: "ID",
        created_at: clock(),
        last_login: null,
      });
    }
    await insertAddress(tx, {
      ...demoAddress,
      id: ids.uuid(),
      user_id: memberId,
      is_default: true,
      created_at: clock(),
    });
    await loadDemoPerson(tx, services, { ...person, userId: memberId });
    for (const order of orders) await loadDemoOrder(tx, services, { ...order, userId: memberId });
  });
}

/** Pays the order in the sandbox, so that it can be cancelled there too; made up when there is none. */
async function paid(services: Needs, order: DemoOrder, sandboxUrl: string) {
  const { serial, ...payment } = demoPayment(services, order);
  if (order.plan === null) return { order, serial, known: null };
  const known = await payInSandbox(sandboxUrl, { ...payment, name: "담아둠 운송 (연습)" });
  return { order, serial, known: known ?? madeUp(payment, services.clock()) };
}

function madeUp({ merchantUid, amount }: DemoPayment, paidAt: Date): ProviderPayment {
  const impUid = `imp_demo_${merchantUid.slice(-12)}`;
  return {
    impUid,
    merchantUid,
    status: "paid",
    amount,
    cancelledAmount: 0,
    failReason: null,
    paidAt,
  };
}
