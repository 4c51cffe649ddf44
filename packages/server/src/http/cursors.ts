import type { z } from "zod";
import { ProblemError } from "./problem-error.ts";

/** The cursors of a list whose rows stand at places of this shape. */
export function cursorsOf<Place>(schema: z.ZodType<Place>) {
  return {
    /** The place after which a page begins, or null without a cursor; throws `malformed_request` for a foreign one. */
    read(cursor: string | undefined): Place | null {
      if (cursor === undefined) return null;
      try {
        return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
      } catch (cause) {
        throw new ProblemError("malformed_request", { cause });
      }
    },
    /** A page of rows found with one more than its limit, which shows whether there is a next page. */
    page<Row>(found: readonly Row[], limit: number, placeOf: (row: Row) => Place) {
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      const next =
        last === undefined
          ? null
          : Buffer.from(JSON.stringify(placeOf(last))).toString("base64url");
      return { rows, next };
    },
  };
}
