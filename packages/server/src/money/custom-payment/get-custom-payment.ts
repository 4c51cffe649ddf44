import { inTransaction } from "../../db/transaction.ts";
import { photosOn } from "../../platform/file/photos.ts";
import type { Services } from "../../services.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { lockRequest } from "./change-status.ts";
import { linkRefusalsOf } from "./link-refusals.ts";
import { findByUrl } from "./store.ts";

/** A request with its pictures and what its guard refuses now, for the holder of the link. */
export async function getCustomPayment(services: SubjectNeeds & Pick<Services, "db">, url: string) {
  const { db, clock } = services;
  const { request: payment, debt } = await inTransaction(db, async (tx) =>
    lockRequest(tx, services, await findByUrl(tx, url)),
  );
  const photos = await photosOn(db, { kind: "CUSTOM_PAYMENT", ids: [payment.id] });
  const refusals = linkRefusalsOf(payment, debt, clock());
  return { payment, refusals, photos: photos.get(payment.id) ?? [] };
}
