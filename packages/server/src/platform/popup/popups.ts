import type { Services } from "../../services.ts";
import { photosOn } from "../file/photos.ts";
import { findPopups, insertPopup } from "./store.ts";
import type { Tx } from "../../db/tables.ts";
import { attachFiles } from "../file/attach-files.ts";

/** The API's maximum length of a list. */
const MAX = 10;

export async function listPopups({ db, clock }: Pick<Services, "db" | "clock">) {
  const popups = await findPopups(db, { now: clock(), limit: MAX });
  const images = await photosOn(db, { kind: "POPUP", ids: popups.map(({ id }) => id) });
  return popups.map((popup) => ({ ...popup, image: images.get(popup.id)?.[0] ?? null }));
}

/** A popup that every visitor sees for a while. */
interface NewPopup {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly link: string | null;
  readonly position: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** A picture that the operator has uploaded. */
  readonly image: { readonly fileId: string; readonly operatorId: string } | null;
}

/** Stores a popup and returns its id. */
export async function createPopup(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  { title, body, link, position, startsAt, endsAt, image }: NewPopup,
): Promise<string> {
  const id = services.ids.uuid();
  await insertPopup(tx, {
    id,
    title,
    body,
    link,
    position,
    starts_at: startsAt,
    ends_at: endsAt,
    created_at: services.clock(),
  });
  if (image !== null) {
    await attachFiles(tx, services, {
      owner: { userId: image.operatorId, visitorKeyHash: null },
      fileIds: [image.fileId],
      subject: { kind: "POPUP", id },
    });
  }
  return id;
}
