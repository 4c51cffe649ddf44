import { inTransaction } from "../db/transaction.ts";
import { insertAddress, insertUser } from "../account/member/store.ts";
import { demoNeighbours, type DemoNeighbour } from "./demo-neighbours.ts";
import { addDemoCard } from "./demo-person.ts";
import type { DemoServices } from "./demo-services.ts";
import { loadDemoMove } from "./load-demo-moves.ts";
import { storeInDemo } from "./load-demo-storage.ts";

/** Loads the other customers of the week, so that the operator's day has more than one. */
export async function loadDemoNeighbours(
  demo: DemoServices,
  by: { readonly operatorId: string; readonly passwordHash: string },
): Promise<void> {
  for (const neighbour of demoNeighbours) {
    demo.inDays(0);
    const { home, moves, storage } = neighbour;
    const userId = await addNeighbour(demo, neighbour, by.passwordHash);
    for (const move of moves) await loadDemoMove(demo, userId, { from: home, ...move });
    const people = { userId, operatorId: by.operatorId };
    for (const order of storage) {
      const isMonthly = order.draft.paymentType === "SUBSCRIPTION";
      const card = isMonthly ? await addDemoCard(demo, userId, { declines: false }) : undefined;
      const atHome = { ...order, draft: { place: home, ...order.draft } };
      await storeInDemo(demo, people, atHome, card);
    }
  }
  demo.inDays(0);
}

async function addNeighbour(
  { services: { db, clock, ids } }: DemoServices,
  { username, name, phone, gender, home }: DemoNeighbour,
  passwordHash: string,
): Promise<string> {
  const id = ids.uuid();
  await inTransaction(db, async (tx) => {
    await insertUser(tx, {
      id,
      username,
      name,
      gender,
      role: "MEMBER",
      type: "ID",
      phone_number: phone,
      password_hash: passwordHash,
      created_at: clock(),
      last_login: null,
    });
    const address = { id: ids.uuid(), user_id: id, name: "우리 집", ...home };
    await insertAddress(tx, { ...address, is_default: true, created_at: clock() });
  });
  return id;
}
