import type { BoxContent, BoxContents, OrderBoxContents, StoredBox } from "@damadum/sdk/model";
import { isBeforeStorage } from "@damadum/domain";
import { toInstant } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import { toBoxPhoto, toPhoto } from "../../platform/file/photos.ts";
import type { ContentView } from "./content-view.ts";
import type { OrderBoxesView } from "./get-order-box-contents.ts";
import type { listBoxContents } from "./list-box-contents.ts";
import type { listStoredBoxes } from "./list-stored-boxes.ts";

type StoredBoxView = Awaited<ReturnType<typeof listStoredBoxes>>["items"][number];

/** A box as it appears in the member's list. */
export function toStoredBox({ box, count, names, cover, endDate }: StoredBoxView): StoredBox {
  return {
    serial: box.serial,
    order_serial: box.order_serial,
    contract_id: box.contract_id,
    status: box.status,
    is_own: Boolean(box.is_own),
    name: box.name,
    content_count: count,
    content_names: [...names],
    cover: cover === null ? null : toPhoto(cover),
    end_date: endDate,
    updated_at: toInstant(box.updated_at),
  };
}

export function toBoxContent({ content, photos, mine }: ContentView): BoxContent {
  return {
    content_id: content.id,
    name: content.name,
    count: content.count,
    memo: content.memo,
    photos: photos.map(toPhoto),
    mine,
    created_at: toInstant(content.created_at),
    updated_at: toInstant(content.updated_at),
  };
}

/** A box as the person who scanned its label sees it. */
export function toBoxContents(view: Awaited<ReturnType<typeof listBoxContents>>): BoxContents {
  const { box, access } = view;
  return {
    box_serial: box.serial,
    name: access === "OWNER" ? box.name : null,
    // Once a box is stored, its status is private to its owner.
    status: access === "OWNER" || isBeforeStorage(box.status) ? box.status : null,
    is_own: view.isOwn,
    access,
    can_add: view.canAdd,
    contents: view.contents.map(toBoxContent),
    photos: view.photos.map(toBoxPhoto),
  };
}

export function toOrderBoxContents({ orderSerial, boxes }: OrderBoxesView): OrderBoxContents {
  return {
    order_serial: orderSerial,
    boxes: boxes.map(({ box, contents, photos, history }) => ({
      box_serial: box.serial,
      name: box.name,
      status: box.status,
      contents: contents.map(toBoxContent),
      photos: photos.map(toBoxPhoto),
      history: toStatusChanges(history),
    })),
  };
}
