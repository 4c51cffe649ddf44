import { inTransaction } from "../db/transaction.ts";
import { addBillingKey } from "../money/billing-key/add-billing-key.ts";
import { makeDefault } from "../money/billing-key/store.ts";
import { personKeyHash } from "../account/identity/person-key.ts";
import { updateUser } from "../account/member/store.ts";
import { certifyInSandbox } from "../providers/sandbox-hooks.ts";
import type { DemoServices } from "./demo-services.ts";
import { demoUsers } from "./demo-users.ts";

/** Certifies the demo member in the sandbox, if there is one, so that it knows the person too. */
export async function certifyDemoMember(
  { services }: DemoServices,
  { userId, sandboxUrl }: { readonly userId: string; readonly sandboxUrl: string },
): Promise<void> {
  const [{ name, phone_number: phone, birth_year: year, birthday }] = demoUsers;
  const person = { name, phone, birthday: `${year}-${birthday}`, gender: "female" } as const;
  const certified = await certifyInSandbox(sandboxUrl, person);
  if (certified === null) return;
  const changes = { certified_at: services.clock(), person_key_hash: personKeyHash(certified) };
  await inTransaction(services.db, (tx) => updateUser(tx, userId, changes));
}

/** Registers a card for the demo member; returns its payment_id. */
export async function addDemoCard(
  { services, money }: DemoServices,
  userId: string,
  { declines }: { readonly declines: boolean },
): Promise<string> {
  const card = await money.register({ declines });
  const { customerUid } = card;
  return inTransaction(services.db, async (tx) => {
    const request = { userId, customerUid, method: "CARD", card } as const;
    const { payment_id: paymentId } = await addBillingKey(tx, services, request);
    if (!declines) {
      // A declining card must not become the default.
      const keys = tx.updateTable("billing_keys").where("user_id", "=", userId);
      await keys.set({ is_default: false }).execute();
      await makeDefault(tx, paymentId);
    }
    return paymentId;
  });
}
