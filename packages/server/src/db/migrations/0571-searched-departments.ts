import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { searchColumns } from "../search-text.ts";

/** Makes company boxes searchable by department: appends a search line, in one update per department. */
export const searchedDepartments: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ readonly department: string }>`
      select distinct department from company_boxes where department is not null
    `.execute(db);
    for (const { department } of rows) {
      const { search_jamo: jamo, search_choseong: choseong } = searchColumns([department]);
      await sql`
        update company_boxes
        set search_jamo = search_jamo || chr(10) || ${jamo},
          search_choseong = search_choseong || chr(10) || ${choseong}
        where department = ${department}
      `.execute(db);
    }
  },
};
