import { maskCardNumber } from "@damadum/domain";
import type { Tx } from "../db/tables.ts";
import { personKeyHash } from "../features/identity/person-key.ts";
import { insertBillingKey } from "../features/billing-key/store.ts";
import { updateUser } from "../features/member/store.ts";
import type { CertifiedPerson } from "../providers/certification/certification-provider.ts";
import { certifyInSandbox } from "../providers/certification/certify-in-sandbox.ts";
import type { ProviderBillingKey } from "../providers/payment/billing-key-provider.ts";
import { registerInSandbox } from "../providers/payment/register-in-sandbox.ts";
import type { Services } from "../services.ts";
import { demoUsers } from "./demo-users.ts";

/** What the sandbox knows about the demo member; null where there is no sandbox. */
export interface DemoPerson {
  readonly certified: CertifiedPerson | null;
  readonly card: ProviderBillingKey | null;
}

/** Certifies the demo member and registers a card in the sandbox, so that both can be used there too. */
export async function demoPerson(
  { ids }: Pick<Services, "ids">,
  sandboxUrl: string,
): Promise<DemoPerson> {
  const [{ name, phone_number: phone, birth_year: year, birthday }] = demoUsers;
  const person = { name, phone, birthday: `${year}-${birthday}`, gender: "female" } as const;
  return {
    certified: await certifyInSandbox(sandboxUrl, person),
    card: await registerInSandbox(sandboxUrl, {
      customerUid: ids.providerUid("cu"),
      merchantUid: ids.providerUid("bk"),
      name: "담아둠 결제 수단 등록 (연습)",
    }),
  };
}

/** Stores what the sandbox knows with the demo member. */
export async function loadDemoPerson(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { userId, certified, card }: DemoPerson & { readonly userId: string },
): Promise<void> {
  const now = clock();
  if (certified !== null) {
    const person = { certified_at: now, person_key_hash: personKeyHash(certified) };
    await updateUser(tx, userId, person);
  }
  if (card === null) return;
  await insertBillingKey(tx, {
    payment_id: ids.uuid(),
    user_id: userId,
    customer_uid: card.customerUid,
    method: "CARD",
    name: card.cardName ?? "연습카드",
    masked_number: card.cardNumber === null ? null : maskCardNumber(card.cardNumber),
    is_default: true,
    created_at: now,
  });
}
