import { searchForms, type SearchQuery } from "@damadum/domain";
import { sql } from "kysely";

const COLUMN = { jamo: "search_jamo", choseong: "search_choseong" } as const;

/** The search columns of texts, one per line: a query has no line break, so no match spans two texts. */
export function searchColumns(texts: readonly string[]): {
  readonly search_jamo: string;
  readonly search_choseong: string;
} {
  const forms = texts.map(searchForms);
  return {
    search_jamo: forms.map(({ jamo }) => jamo).join("\n"),
    search_choseong: forms.map(({ choseong }) => choseong).join("\n"),
  };
}

/**
 * Whether a row's search columns contain the text. The trigram indexes need three consecutive letters; for a
 * shorter text `like` would scan a whole index, so `strpos` checks row by row.
 */
export function hasText({ form, part }: SearchQuery) {
  const column = sql.ref(COLUMN[form]);
  return /[\p{L}\p{N}]{3}/u.test(part)
    ? sql<boolean>`${column} like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
    : sql<boolean>`strpos(${column}, ${part}) > 0`;
}
