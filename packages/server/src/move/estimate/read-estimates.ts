import type { PageRequest } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { viewOf, type EstimateView } from "./estimate-view.ts";
import { findOwnEstimate, findEstimatePage, findEstimate } from "./store.ts";
import type { Connection } from "../../db/tables.ts";

/** The member's estimate; throws not_found for another member's. */
export async function getEstimate(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
): Promise<EstimateView> {
  return viewOf(await findOwnEstimate(db, own));
}

export function listEstimates(
  { db }: Pick<Services, "db">,
  filter: { readonly userId: string; readonly page: PageRequest },
) {
  return findEstimatePage(db, filter);
}

/** Any move with its payments and history, for an operator. */
export async function findMove(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<EstimateView> {
  return viewOf(await findEstimate(db, "serial", serial));
}

/** The id of a move's member: null for a visitor's move, undefined when no move has this serial. */
export async function findOwnerOfMove(
  db: Connection,
  serial: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("estimates")
    .select("user_id")
    .where("serial", "=", serial)
    .executeTakeFirst();
  return row?.user_id;
}
