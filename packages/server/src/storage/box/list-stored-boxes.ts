import {
  matchesSearch,
  parseBoxSerialPart,
  searchQueryOf,
  type BoxStatus,
  type SearchQuery,
} from "@damadum/domain";
import { partition } from "es-toolkit";
import type { PageRequest } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { endDatesOf } from "./end-dates-of.ts";
import { findContents, type StoredContent } from "./content-store.ts";
import { photosOfContents } from "./content-view.ts";
import { findStoredBoxes } from "./search-store.ts";
import { photosOfBoxes } from "./box-photos.ts";

/** Number of content names that a list shows per box. */
const MAX_NAMES = 5;

/** One page of the member's boxes across all orders, newest first. */
export async function listStoredBoxes(
  { db }: Pick<Services, "db">,
  request: {
    readonly userId: string;
    readonly page: PageRequest;
    readonly text: string | undefined;
    readonly status: BoxStatus | undefined;
  },
) {
  const { userId, page } = request;
  const text = request.text === undefined ? null : searchQueryOf(request.text);
  const serialPart = parseBoxSerialPart(request.text ?? "");
  const filter = { userId, status: request.status ?? null, text, serialPart };
  const { items: boxes, ...rest } = await findStoredBoxes(db, filter, page);
  const ids = boxes.map(({ id }) => id);
  const all = await findContents(db, ids);
  const contents = Map.groupBy(all, ({ box_id: boxId }) => boxId);
  const photosIn = await photosOfContents(db, all);
  const photosOf = await photosOfBoxes(db, ids);
  const endDates = await endDatesOf(
    db,
    boxes.map((box) => box.contract_id),
  );
  const items = boxes.map((box) => {
    const own = contents.get(box.id) ?? [];
    // A picture of a content says more than one of the box; of the latter, the latest counts.
    const inside = own.flatMap(({ id }) => photosIn.get(id) ?? []).at(0);
    const cover = inside ?? photosOf.get(box.id)?.at(-1)?.file ?? null;
    return {
      box,
      count: own.length,
      names: namesToShow(own, text),
      cover,
      endDate: endDates.get(box.contract_id) ?? null,
    };
  });
  return { ...rest, items };
}

/** Puts the names that match the search first. */
function namesToShow(
  contents: readonly StoredContent[],
  text: SearchQuery | null,
): readonly string[] {
  const names = contents.map(({ name }) => name);
  const [matching, others] = partition(names, (name) => text !== null && matchesSearch(name, text));
  return [...matching, ...others].slice(0, MAX_NAMES);
}
