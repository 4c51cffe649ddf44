import { instantAfter } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import {
  createCustomPayment,
  type NewCustomPayment,
} from "../money/custom-payment/create-custom-payment.ts";
import type { TestServer } from "./test-server.ts";

/** Creates a link for a ladder truck of 120,000 won; returns its last part. */
export async function newCustomPayment(
  { services }: TestServer,
  changes: Partial<NewCustomPayment> = {},
): Promise<string> {
  const { url } = await inTransaction(services.db, (tx) =>
    createCustomPayment(tx, services, {
      title: "사다리차 추가",
      reason: "엘리베이터가 고장 나 사다리차를 불렀어요.",
      amount: 120_000,
      memberId: null,
      customerName: "김담아",
      orderSerial: null,
      expiresAt: instantAfter(services.clock(), 3, "day"),
      fileIds: [],
      operatorId: null,
      ...changes,
    }),
  );
  return url;
}

export async function newPreparedCustomPayment(server: TestServer) {
  const url = await newCustomPayment(server);
  const prepared = await server.api.ok("prepareCustomPayment", {
    path: { url },
    body: { method: "CARD" },
  });
  return { url, merchantUid: prepared.merchant_uid, amount: prepared.amount };
}

/** The browser's request after a payment. */
export function customCompletion(
  { url, merchantUid }: { readonly url: string; readonly merchantUid: string },
  impUid: string,
) {
  return { path: { url }, body: { imp_uid: impUid, merchant_uid: merchantUid } };
}
