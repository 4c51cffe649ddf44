import type { Services } from "../../services.ts";
import { photosOn } from "../../platform/file/photos.ts";
import { findByUrl } from "./store.ts";

/** A request with its pictures, for the holder of the link. */
export async function getCustomPayment({ db }: Pick<Services, "db">, url: string) {
  const payment = await findByUrl(db, url);
  const photos = await photosOn(db, { kind: "CUSTOM_PAYMENT", ids: [payment.id] });
  return { payment, photos: photos.get(payment.id) ?? [] };
}
