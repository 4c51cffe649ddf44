import { priceValidUntil, type StoragePrice, type StorageRequest } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { StorageSerialKind } from "../../providers/ids.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { insertOrder, insertOrderBoxes, type StorageOrder } from "./store.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

/** Serials have 40 random bits, so a second try is rare and a third means a broken generator. */
const SERIAL_TRIES = 3;

const serialKinds: Readonly<Record<StorageRequest["type"], StorageSerialKind>> = {
  FIRST_TIME_ORDER: "ST",
  DELIVERY_REQUEST_ORDER: "SD",
  FINAL_AND_DELIVERY_ORDER: "SF",
  FINAL_AND_DISPOSAL_ORDER: "SF",
};

/** An order about to be stored, with its price frozen. */
export interface NewOrder {
  readonly id: string;
  readonly userId: string;
  readonly request: StorageRequest;
  readonly price: StoragePrice;
  readonly boxCount: number;
  readonly boxSerials: readonly string[];
  readonly originSerial: string | null;
  readonly contractId: string | null;
  /** Whether it is a final order for all remaining boxes of its contract. */
  readonly endsContract: boolean;
  readonly now: Date;
}

/** Stores an order with its boxes and the first row of its history. */
export async function storeOrder(
  tx: Tx,
  { ids }: Pick<Services, "ids">,
  input: NewOrder,
): Promise<StorageOrder> {
  const { id, userId, request, price, now } = input;
  for (let tries = 0; tries < SERIAL_TRIES; tries += 1) {
    const row = {
      id,
      serial: ids.storageSerial(serialKinds[request.type]),
      type: request.type,
      status: "QUOTED",
      user_id: userId,
      origin_serial: input.originSerial,
      contract_id: input.contractId,
      ends_contract: input.endsContract,
      price_version: price.priceVersion,
      box_count: input.boxCount,
      total_amount: price.totalAmount,
      created_at: now,
      valid_until: priceValidUntil(now),
    } as const;
    const written = { request: JSON.stringify(request), price: JSON.stringify(price) };
    if (!(await insertOrder(tx, { ...row, ...written }))) continue;
    await insertOrderBoxes(tx, id, input.boxSerials);
    await writeHistory(tx, {
      subject: subjectOfOrder(id),
      from: null,
      to: "QUOTED",
      actor: "MEMBER",
      actorId: userId,
      reason: null,
      now,
    });
    return { ...row, request, price, paid_amount: 0 };
  }
  throw new Error("No free storage serial was found");
}
