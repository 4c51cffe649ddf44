import type { IsoDate } from "@damadum/domain";

/** Rows of figures or facts under a clause. */
export interface TermsTable {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A numbered paragraph with its list or table, if any; a plain string has neither. */
export type TermsClause =
  | string
  | { readonly text: string; readonly items?: readonly string[]; readonly table?: TermsTable };

/** One 조, whose number follows from its position. */
export interface TermsArticle {
  readonly title: string;
  readonly clauses: readonly TermsClause[];
}

export interface TermsRevision {
  readonly effectiveFrom: IsoDate;
  /** The changes from the previous wording; empty for the first. */
  readonly changes: readonly string[];
  readonly articles: readonly TermsArticle[];
}

/** The terms of one page: a summary in everyday words, and every revision, newest first. */
export interface TermsDocument {
  readonly summary: readonly string[];
  readonly revisions: readonly [TermsRevision, ...TermsRevision[]];
}

/** An older wording: the newer one with some of its articles as they were, or not there yet (null). */
export function earlierArticles(
  articles: readonly TermsArticle[],
  before: Readonly<Record<string, TermsArticle | null>>,
): readonly TermsArticle[] {
  return articles.flatMap((article) => {
    const older = before[article.title];
    if (older === null) return [];
    return [older ?? article];
  });
}
