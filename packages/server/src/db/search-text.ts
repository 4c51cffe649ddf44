import { searchForms, type SearchQuery } from "@damadum/domain";
import { sql } from "kysely";

const COLUMN = { jamo: "search_jamo", choseong: "search_choseong" } as const;

/** The columns in which texts are searched, a line each: what is typed has no line break, so no match crosses two. */
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
 * Whether a row's search columns have the text. The indexes know three letters in a row; a shorter text would make
 * `like` read a whole index, so it is looked for row by row.
 */
export function hasText({ form, part }: SearchQuery) {
  const column = sql.ref(COLUMN[form]);
  return /[\p{L}\p{N}]{3}/u.test(part)
    ? sql<boolean>`${column} like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
    : sql<boolean>`strpos(${column}, ${part}) > 0`;
}
