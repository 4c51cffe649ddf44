import { sql } from "kysely";
import { asOne, inTransaction } from "../db/transaction.ts";
import { insertAddress, insertUser, usernameExists } from "../account/member/store.ts";
import { saveOperator } from "../account/session/operator-store.ts";
import { newSecondFactor } from "../account/session/second-factor.ts";
import type { Services } from "../services.ts";
import { demoMoney } from "./demo-money.ts";
import { certifyDemoMember } from "./demo-person.ts";
import { demoServices, type DemoServices } from "./demo-services.ts";
import { DEMO_OPERATOR_KEY, DEMO_PASSWORD, demoAddress, demoUsers } from "./demo-users.ts";
import { loadDemoCompany } from "./load-demo-company.ts";
import { loadDemoMoves } from "./load-demo-moves.ts";
import { loadDemoNeighbours } from "./load-demo-neighbours.ts";
import { loadDemoStorage } from "./load-demo-storage.ts";

/** An arbitrary advisory lock key, so that servers that start concurrently load one after the other. */
const DEMO_LOCK = 20_261_120;

/**
 * Fills an empty database once with the demo logins, orders in every state, storage and an active company, in one
 * transaction, so that an interrupted start leaves nothing behind.
 */
export async function loadDemoData(services: Services, sandboxUrl: string): Promise<void> {
  const [{ username }] = demoUsers;
  if (await usernameExists(services.db, username)) return;
  const passwordHash = await services.passwords.hash(DEMO_PASSWORD);
  const money = demoMoney(services, sandboxUrl);
  await asOne(services.db, async (db) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(db);
    if (await usernameExists(db, username)) return;
    const demo = demoServices(services, db, money);
    await load(demo, { passwordHash, sandboxUrl });
  });
}

async function load(
  demo: DemoServices,
  { passwordHash, sandboxUrl }: { readonly passwordHash: string; readonly sandboxUrl: string },
): Promise<void> {
  const { db, clock, ids, keys } = demo.services;
  const userIds = { MEMBER: ids.uuid(), COMPANY: ids.uuid(), OPERATOR: ids.uuid() };
  const { MEMBER: memberId, COMPANY: userId, OPERATOR: operatorId } = userIds;
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
    const factor = newSecondFactor(keys, "demo-operator", DEMO_OPERATOR_KEY);
    await saveOperator(tx, { userId: operatorId, role: "ADMIN", ...factor.stored });
    await insertAddress(tx, {
      ...demoAddress,
      id: ids.uuid(),
      user_id: memberId,
      is_default: true,
      created_at: clock(),
    });
  });
  await certifyDemoMember(demo, { userId: memberId, sandboxUrl });
  await loadDemoMoves(demo, { userId: memberId, operatorId });
  await loadDemoCompany(demo, { userId, operatorId });
  await loadDemoStorage(demo, { userId: memberId, operatorId });
  await loadDemoNeighbours(demo, { operatorId, passwordHash });
}
