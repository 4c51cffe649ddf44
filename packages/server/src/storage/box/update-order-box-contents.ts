import { inTransaction } from "../../db/transaction.ts";
import type { BoxUpdate } from "@damadum/sdk/model";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { findContents, saveContents, type StoredContent } from "./content-store.ts";
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
    await replaceContents(tx, services, { userId: own.userId, boxes: locked, contents, updates });
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

/** Sets names and contents of locked boxes: updates those with an id, adds those without, deletes those not listed. */
async function replaceContents(
  tx: Tx,
  services: Needs,
  input: {
    readonly userId: string;
    readonly boxes: readonly Box[];
    readonly contents: readonly StoredContent[];
    readonly updates: readonly BoxUpdate[];
  },
): Promise<void> {
  const { userId, boxes, contents: before, updates } = input;
  const now = services.clock();
  const boxOf = new Map(boxes.map((box) => [box.serial, box]));
  const named = updates.flatMap((update, index) => {
    const box = boxOf.get(update.box_serial);
    if (box === undefined) return [];
    const name = update.name?.trim() ?? "";
    return [{ box: { ...box, name: name === "" ? null : name }, sent: update.contents, index }];
  });
  const contents = named.flatMap(({ box, sent, index }) =>
    sent.map((content, position) => ({
      row: {
        id: content.content_id ?? services.ids.uuid(),
        box_id: box.id,
        position,
        name: content.name,
        count: content.count,
        memo: content.memo ?? null,
        created_at: now,
        updated_at: now,
      },
      fileIds: content.file_ids,
      field: `boxes.${index}.contents.${position}.file_ids`,
    })),
  );
  const kept = new Set(contents.map(({ row }) => row.id));
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  await deleteContentsWithPhotos(tx, services, gone);
  await saveContents(
    tx,
    contents.map(({ row }) => row),
  );
  await attachContentPhotos(tx, services, {
    box: { user_id: userId },
    sender: { userId, visitorKeyHash: null },
    contents: contents.map(({ row: { id }, fileIds, field }) => ({ id, fileIds, field })),
  });
  await refreshSearch(
    tx,
    named.map(({ box }) => box),
    now,
  );
}
