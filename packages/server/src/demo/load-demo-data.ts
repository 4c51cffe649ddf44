import { inTransaction } from "../db/transaction.ts";
import { insertAddress, insertUser, usernameExists } from "../features/member/store.ts";
import { payInSandbox } from "../providers/payment/pay-in-sandbox.ts";
import type { Services } from "../services.ts";
import { demoPerson, loadDemoPerson } from "./demo-person.ts";
import { demoOrders, type DemoOrder } from "./demo-orders.ts";
import { DEMO_PASSWORD, demoAddress, demoUsers } from "./demo-users.ts";
import { loadDemoCompany } from "./load-demo-company.ts";
import { demoPayment, loadDemoOrder } from "./load-demo-order.ts";
import { madeUpPayment } from "./made-up-payment.ts";

/** Fills an empty database with the demo logins, one order in every state and a company at work. Once. */
export async function loadDemoData(services: Services, sandboxUrl: string): Promise<void> {
  const { db, clock, ids, passwords } = services;
  if (await usernameExists(db, demoUsers[0].username)) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const orders = await Promise.all(demoOrders.map((order) => paid(services, order, sandboxUrl)));
  const person = await demoPerson(services, sandboxUrl);
  const userIds = { MEMBER: ids.uuid(), COMPANY: ids.uuid(), OPERATOR: ids.uuid() };
  const memberId = userIds.MEMBER;
  await inTransaction(db, async (tx) => {
    for (const user of demoUsers) {
      await insertUser(tx, {
        ...user,
        id: userIds[user.role],
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
  const { COMPANY: userId, OPERATOR: operatorId } = userIds;
  await loadDemoCompany(services, { userId, operatorId, sandboxUrl });
}

/** Pays the order in the sandbox, so that it can be cancelled there too; made up when there is none. */
async function paid(services: Services, order: DemoOrder, sandboxUrl: string) {
  const { serial, ...payment } = demoPayment(services, order);
  if (order.plan === null) return { order, serial, known: null };
  const known = await payInSandbox(sandboxUrl, { ...payment, name: "담아둠 운송 (연습)" });
  return { order, serial, known: known ?? madeUpPayment(payment, services.clock()) };
}
