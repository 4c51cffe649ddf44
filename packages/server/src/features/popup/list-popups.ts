import type { Services } from "../../services.ts";
import { photosOn } from "../file/photos.ts";
import { findPopups } from "./store.ts";

/** The contract's longest list. */
const MAX = 10;

/** The popups of this moment with their pictures. */
export async function listPopups({ db, clock }: Pick<Services, "db" | "clock">) {
  const popups = await findPopups(db, { now: clock(), limit: MAX });
  const images = await photosOn(db, { kind: "POPUP", ids: popups.map(({ id }) => id) });
  return popups.map((popup) => ({ ...popup, image: images.get(popup.id)?.[0] ?? null }));
}
