import { inTransaction } from "../../db/transaction.ts";
import type { BoxUpdate } from "@damadum/sdk/model";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { findContents } from "./content-store.ts";
import {
  boxesOfOwnOrder,
  getOrderBoxContents,
  type OrderBoxesView,
  type OwnOrder,
} from "./get-order-box-contents.ts";
import { boxUpdateIssues } from "./box-update-issues.ts";
import { replaceContents } from "./replace-contents.ts";
import { lockBoxes } from "./store.ts";

/** Replaces names and contents of some boxes of an order; the other boxes stay as they are. */
export function updateOrderBoxContents(
  services: Pick<Services, "clock" | "db" | "ids">,
  own: OwnOrder,
  updates: readonly BoxUpdate[],
): Promise<OrderBoxesView> {
  return inTransaction(services.db, async (tx) => {
    const all = await boxesOfOwnOrder(tx, own);
    const named = updates.map(({ box_serial: serial }) => serial);
    const locked = await lockBoxes(
      tx,
      all.map(({ serial }) => serial).filter((serial) => named.includes(serial)),
    );
    const contents = await findContents(
      tx,
      locked.map(({ id }) => id),
    );
    throwIssues(boxUpdateIssues(updates, { boxes: locked, contents }));
    for (const [index, update] of updates.entries()) {
      const box = locked.find(({ serial }) => serial === update.box_serial);
      if (box === undefined) continue;
      const before = contents.filter(({ box_id: boxId }) => boxId === box.id);
      await replaceContents(tx, services, { box, before, update, field: `boxes.${index}` });
    }
    return getOrderBoxContents({ db: tx }, own);
  });
}
