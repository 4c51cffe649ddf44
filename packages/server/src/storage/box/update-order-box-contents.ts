import { inTransaction } from "../../db/transaction.ts";
import type { BoxUpdate } from "@damadum/sdk/model";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { findContents, type StoredContent, insertContent, updateContent } from "./content-store.ts";
import {
  boxesOfOwnOrder,
  getOrderBoxContents,
  type OrderBoxesView,
  type OwnOrder,
} from "./get-order-box-contents.ts";
import { lockBoxes, type Box } from "./store.ts";
import type { FieldIssue } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { refreshSearch } from "./refresh-search.ts";
import { deleteContentsWithPhotos } from "./delete-contents-with-photos.ts";
import { attachContentPhotos } from "./box-photos.ts";

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

/** Issues of an update: boxes or contents that are unknown or sent twice. */
function boxUpdateIssues(
  updates: readonly BoxUpdate[],
  stored: {
    readonly boxes: readonly Pick<Box, "id" | "serial">[];
    readonly contents: readonly Pick<StoredContent, "id" | "box_id">[];
  },
): readonly FieldIssue[] {
  const idOf = new Map(stored.boxes.map(({ id, serial }) => [serial, id]));
  const boxOf = new Map(stored.contents.map(({ id, box_id: boxId }) => [id, boxId]));
  const seen = new Set<string>();
  const isSecond = (key: string) => seen.size === seen.add(key).size;

  return updates.flatMap(({ box_serial: serial, contents }, index): FieldIssue[] => {
    const path = ["boxes", index, "boxSerial"];
    const boxId = idOf.get(serial);
    if (boxId === undefined) {
      return [{ path, code: "unknown_box", message: "이 주문의 박스가 아니에요." }];
    }
    if (isSecond(serial)) {
      return [{ path, code: "duplicate_box", message: "같은 박스를 두 번 보냈어요." }];
    }
    return contents.flatMap(({ content_id: id }, at): FieldIssue[] => {
      const field = ["boxes", index, "contents", at, "contentId"];
      if (id === undefined) return [];
      if (boxOf.get(id) !== boxId) {
        const message = "이 박스에 없는 내용물이에요. 새로 고침한 뒤 다시 해 주세요.";
        return [{ path: field, code: "unknown_content", message }];
      }
      if (!isSecond(id)) return [];
      return [{ path: field, code: "duplicate_content", message: "같은 내용물을 두 번 보냈어요." }];
    });
  });
}

type Needs = Pick<Services, "clock" | "ids">;

/** Sets a locked box's name and contents: updates those with an id, adds those without, deletes those not listed. */
async function replaceContents(
  tx: Tx,
  services: Needs,
  input: {
    readonly box: Box;
    readonly before: readonly StoredContent[];
    readonly update: BoxUpdate;
    /** Path of the update in the body. */
    readonly field: string;
  },
): Promise<void> {
  const { box, before, update, field } = input;
  const now = services.clock();
  const kept = new Set(update.contents.map(({ content_id: id }) => id));
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  await deleteContentsWithPhotos(tx, services, gone);
  const sender = { userId: box.user_id, visitorKeyHash: null };
  for (const [position, sent] of update.contents.entries()) {
    const contentId = await write(tx, services, { boxId: box.id, position, sent, now });
    await attachContentPhotos(tx, services, {
      box,
      contentId,
      sender,
      fileIds: sent.file_ids,
      field: `${field}.contents.${position}.file_ids`,
    });
  }
  const name = update.name?.trim() ?? "";
  await refreshSearch(tx, { id: box.id, name: name === "" ? null : name }, now);
}

async function write(
  tx: Tx,
  { ids }: Needs,
  input: {
    readonly boxId: string;
    readonly position: number;
    readonly sent: BoxUpdate["contents"][number];
    readonly now: Date;
  },
): Promise<string> {
  const { boxId, position, sent, now } = input;
  const { content_id: id, name, count, memo = null } = sent;
  const changes = { position, name, count, memo, updated_at: now };
  if (id !== undefined) return (await updateContent(tx, id, changes)).id;
  const content = { ...changes, id: ids.uuid(), box_id: boxId, created_at: now };
  return (await insertContent(tx, content)).id;
}
