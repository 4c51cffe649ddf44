import type { StorageOrderInput, StoragePrice } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { acceptOrder, type AcceptNeeds } from "./accept-order.ts";
import { calculateStorageOrderAmount } from "./calculate-storage-order-amount.ts";
import { hasPromotedOrder } from "./order-store.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";
import { storeOrder } from "./store-order.ts";

type Needs = AcceptNeeds & Pick<Services, "db" | "limits">;

interface Wish {
  readonly input: StorageOrderInput;
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
}

/** Stores a first order with the price frozen; where nothing is to pay it is booked at once. */
export async function createStorageOrder(services: Needs, wish: Wish): Promise<StorageOrderView> {
  const { db, limits } = services;
  // Refused or priced before the transaction: the embedded database has only one connection.
  const price = calculateStorageOrderAmount(services, wish.input);
  await limits.consume("storageOrderOfMember", wish.userId);
  return viewOrder(db, await store(services, wish, price));
}

function store(services: Needs, wish: Wish, price: StoragePrice): Promise<string> {
  const { input, userId, idempotencyKey: key } = wish;
  return inTransaction(services.db, async (tx) => {
    const id = services.ids.uuid();
    const now = services.clock();
    if (key !== undefined) {
      const keyed = { owner: userId, operation: "createStorageOrder", key, content: input };
      const earlier = await claimKey(tx, keyed, { subjectId: id, now });
      if (earlier !== null) return earlier;
    }
    // An offer is for the first time only; paying by the month needs a first payment to register the way.
    const isFree = price.totalAmount === 0;
    const isUsed = input.promotion !== undefined && (await hasPromotedOrder(tx, userId));
    if (isUsed || (isFree && input.paymentType === "SUBSCRIPTION")) {
      throw new Refusal("coupon_unavailable");
    }
    const order = await storeOrder(tx, services, {
      id,
      userId,
      request: { type: "FIRST_TIME_ORDER", draft: input },
      price,
      boxCount: input.boxCount,
      boxSerials: [],
      originSerial: null,
      contractId: null,
      now,
    });
    if (isFree) await acceptOrder(tx, services, order, { amount: 0, billingKeyId: null });
    return id;
  });
}
