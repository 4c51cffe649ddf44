import { halfWidth } from "@damadum/domain";
import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Every letter that a search text no longer has: full-width ones from ！ to ～, and ￦. */
const FULL = `${String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 0xff01 + at))}￦`;

/** Makes boxes that were stored with full-width letters findable by usual ones, as those stored since are. */
export const halfWidthSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["boxes", "company_boxes"]) {
      await sql`
        update ${sql.table(table)}
        set search_jamo = translate(search_jamo, ${FULL}, ${halfWidth(FULL)}),
          search_choseong = translate(search_choseong, ${FULL}, ${halfWidth(FULL)})
        where search_jamo ~ '[！-～￦]'
      `.execute(db);
    }
  },
};
