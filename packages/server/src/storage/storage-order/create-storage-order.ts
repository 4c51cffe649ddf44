import type { StorageOrderInput } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { couponOfMember } from "../../money/coupon/draft-coupon.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { chosenVisit, requireOpenTimes } from "../../platform/schedule/require-open-times.ts";
import { hasPromotedContract } from "../contract-state/store.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { viewOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { priceStorageOrder, requireValidOrder } from "./price-storage-order.ts";
import { storeOrder } from "../order-state/store-order.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits">;

interface OrderRequest {
  readonly input: StorageOrderInput;
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
}

/** Stores a first order with the price frozen. Paying books it; there is always something to pay. */
export async function createStorageOrder(
  services: Needs,
  request: OrderRequest,
): Promise<StorageOrderView> {
  const { db, limits } = services;
  // Checked before the transaction, because the embedded database has only one connection.
  requireValidOrder(services, request.input);
  const { delivery, collection } = request.input;
  const visits = [...chosenVisit("delivery", delivery), ...chosenVisit("collection", collection)];
  requireOpenTimes(visits, services.clock());
  await limits.consume("storageOrderOfMember", request.userId);
  return viewOrder(db, await inTransaction(db, (tx) => storeOrFind(tx, services, request)));
}

async function storeOrFind(tx: Tx, services: Needs, request: OrderRequest): Promise<string> {
  const { input, userId, idempotencyKey: key } = request;
  const id = services.ids.uuid();
  const now = services.clock();
  await lockMember(tx, userId);
  const keyed = { owner: userId, operation: "createStorageOrder", key, content: input };
  const earlier = await claimKey(tx, keyed, { subjectId: id, now });
  if (earlier !== null) return earlier;
  // A member gets a promotion only once.
  if (input.promotion !== undefined && (await hasPromotedContract(tx, userId))) {
    throw new ProblemError("coupon_unavailable");
  }
  const type = "FIRST_TIME_ORDER";
  const filter = { couponId: input.couponId, type: couponTypes[type], userId };
  const coupon = await couponOfMember(tx, services, filter);
  await storeOrder(tx, services, {
    id,
    userId,
    request: { type, draft: input },
    price: priceStorageOrder(services, input, coupon),
    boxCount: input.boxCount,
    boxSerials: [],
    originSerial: null,
    contractId: null,
    endsContract: false,
    now,
  });
  return id;
}
