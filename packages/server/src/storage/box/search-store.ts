import type { BoxStatus, SearchQuery } from "@damadum/domain";
import { sql } from "kysely";
import { hasText } from "../../db/search-text.ts";
import type { Database } from "../../db/tables.ts";
import { readListPage, type PageRequest } from "../../http/paging.ts";
import { ownBoxIn } from "./store.ts";

/** Which of a member's boxes a list shows; cancelled ones only when the filter names that status. */
interface BoxFilter {
  readonly userId: string;
  readonly status: BoxStatus | null;
  readonly text: SearchQuery | null;
  /** Letters of a serial, as an alternative to the text. */
  readonly serialPart: string | null;
}

function filtered(db: Database, { userId, status, text, serialPart }: BoxFilter) {
  const own = db.selectFrom("boxes").where("user_id", "=", userId);
  const inState =
    status === null ? own.where("status", "!=", "CANCEL") : own.where("status", "=", status);
  if (text === null) return inState;
  if (serialPart === null) return inState.where(hasText(text));
  const hasLetters = sql<boolean>`strpos(serial, ${serialPart}) > 0`;
  return inState.where((eb) => eb.or([hasText(text), hasLetters]));
}

/** One page of boxes, newest first and those not handed over last. */
export async function findStoredBoxes(db: Database, filter: BoxFilter, page: PageRequest) {
  const ordered = filtered(db, filter)
    .select(["id", "serial", "order_serial", "contract_id", "status", "name", "updated_at"])
    .select((eb) => ownBoxIn(eb).as("is_own"))
    .$narrowType<{ order_serial: string; contract_id: string }>()
    // A box that the member does not have yet, or has not handed over, tells the least.
    .orderBy((eb) => eb("status", "=", "READY"))
    .orderBy("assigned_at", "desc")
    .orderBy("id", "desc");
  return readListPage(db, ordered, page);
}
