import {
  checkFinalDeliveryInput,
  checkFinalDisposalInput,
  todayInSeoul,
  type FinalDeliveryInput,
  type FinalDisposalInput,
  type FinalRequest,
  type StorageRequest,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { couponOfMember } from "../coupon/draft-coupon.ts";
import { chosenVisit, requireOpenTimes } from "../schedule/require-open-times.ts";
import { acceptOrder, type AcceptNeeds } from "./accept-order.ts";
import { couponTypes } from "./order-coupon.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";
import { findEnding, quoteFinal } from "./quote-final.ts";
import { storeOrder } from "./store-order.ts";

type Needs = AcceptNeeds & Pick<Services, "db" | "limits">;

interface FinalOrderInput<Draft> {
  readonly orderSerial: string;
  readonly userId: string;
  readonly draft: Draft;
  readonly idempotencyKey: string | undefined;
}

/** Ends the storage of boxes by bringing them home. */
export function createFinalDelivery(
  services: Needs,
  input: FinalOrderInput<FinalDeliveryInput>,
): Promise<StorageOrderView> {
  const { draft } = input;
  throwIssues(checkFinalDeliveryInput(draft, todayInSeoul(services.clock())));
  requireOpenTimes(chosenVisit("delivery", draft.delivery), services.clock());
  return createFinalOrder(services, input, {
    request: { type: "FINAL_AND_DELIVERY_ORDER", draft },
    final: { type: "FINAL_AND_DELIVERY_ORDER", delivery: draft },
  });
}

/** Ends the storage of boxes by disposing of them. */
export function createFinalDisposal(
  services: Needs,
  input: FinalOrderInput<FinalDisposalInput>,
): Promise<StorageOrderView> {
  const { draft } = input;
  throwIssues(checkFinalDisposalInput(draft));
  return createFinalOrder(services, input, {
    request: { type: "FINAL_AND_DISPOSAL_ORDER", draft },
    final: { type: "FINAL_AND_DISPOSAL_ORDER" },
  });
}

interface Kind {
  readonly request: StorageRequest;
  readonly final: FinalRequest;
}

/** Stores the order with the price frozen, and accepts it immediately when nothing is to pay. */
async function createFinalOrder(
  services: Needs,
  input: FinalOrderInput<FinalDeliveryInput | FinalDisposalInput>,
  kind: Kind,
): Promise<StorageOrderView> {
  const { db, limits } = services;
  await limits.consume("storageOrderOfMember", input.userId);
  return viewOrder(db, await inTransaction(db, (tx) => storeOrFind(tx, services, { input, kind })));
}

async function storeOrFind(
  tx: Tx,
  services: Needs,
  {
    input,
    kind,
  }: {
    readonly input: FinalOrderInput<FinalDeliveryInput | FinalDisposalInput>;
    readonly kind: Kind;
  },
): Promise<string> {
  const { request, final } = kind;
  const { orderSerial, userId, draft, idempotencyKey: key } = input;
  const id = services.ids.uuid();
  const now = services.clock();
  const content = { orderSerial, ...request };
  const keyed = { owner: userId, operation: "createFinalOrder", key, content };
  const earlier = await claimKey(tx, keyed, { subjectId: id, now });
  if (earlier !== null) return earlier;
  const ending = await findEnding(tx, { ...draft, orderSerial, userId });
  const draftCoupon = { couponId: draft.couponId, type: couponTypes[request.type], userId };
  const coupon = await couponOfMember(tx, services, draftCoupon);
  const price = quoteFinal(services, ending, { request: final, coupon });
  const order = await storeOrder(tx, services, {
    id,
    userId,
    request,
    price,
    boxCount: ending.serials.length,
    boxSerials: ending.serials,
    originSerial: orderSerial,
    contractId: ending.contract.id,
    endsContract: ending.serials.length === ending.contract.left_count,
    now,
  });
  if (price.totalAmount === 0) {
    await acceptOrder(tx, services, order, { amount: 0, billingKeyId: null });
  }
  return id;
}
