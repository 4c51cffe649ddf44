import { Box, Heading, Stack, Table, Text } from "@damadum/ui";
import type { TermsArticle, TermsClause, TermsTable } from "./terms-document.ts";

interface TermsTextProps {
  readonly articles: readonly TermsArticle[];
  readonly level: 2 | 3;
}

/** The articles of the terms, numbered: 조, then ①, then a list or a table. */
export function TermsText({ articles, level }: TermsTextProps) {
  return (
    <Stack gap="10">
      {articles.map((article, index) => (
        // Stops below the header when the table of contents links here.
        <Box as="section" key={article.title} id={articleId(index)} scrollMarginBlockStart="24">
          <Heading level={level} variant="subheading" marginBlockEnd="3" color="fg">
            {articleTitle(article, index)}
          </Heading>
          <Stack gap="4">
            {article.clauses.map((clause, place) => (
              <Clause
                key={place}
                clause={clause}
                mark={article.clauses.length > 1 ? clauseMark(place) : null}
              />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

/** `제3조 견적과 계약`. */
export function articleTitle({ title }: TermsArticle, index: number): string {
  return `제${index + 1}조 ${title}`;
}

export function articleId(index: number): string {
  return `article-${index + 1}`;
}

/** ① to ⑳ of Unicode; no article has more clauses. */
function clauseMark(place: number): string {
  return String.fromCodePoint("①".charCodeAt(0) + place);
}

function Clause({ clause, mark }: { readonly clause: TermsClause; readonly mark: string | null }) {
  const { text, items, table } = typeof clause === "string" ? { text: clause } : clause;
  return (
    <Box display="flex" gap="2">
      {mark !== null && <Text flexShrink={0}>{mark}</Text>}
      <Stack gap="3" flex="1" minWidth="0">
        <Text>{text}</Text>
        {items !== undefined && (
          <Stack as="ul" gap="1.5" paddingInlineStart="5" listStyleType="disc">
            {items.map((item) => (
              <Box as="li" key={item}>
                {item}
              </Box>
            ))}
          </Stack>
        )}
        {table !== undefined && <ClauseTable table={table} />}
      </Stack>
    </Box>
  );
}

function ClauseTable({ table: { caption, headers, rows } }: { readonly table: TermsTable }) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={headers.map((header) => ({ header }))}
      rows={rows.map((cells) => ({ key: cells.join(), cells }))}
    />
  );
}
