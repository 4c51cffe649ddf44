import { Box, Link, Stack, Text } from "@damadum/ui";
import type { TermsArticle } from "../../../shared/terms/terms-document.ts";
import { articleId, articleTitle } from "../../../shared/terms/terms-text.tsx";

interface ContentsProps {
  readonly articles: readonly TermsArticle[];
  readonly titleHidden?: boolean;
}

/** The table of contents: links within the page, which work before any script has run. */
export function Contents({ articles, titleHidden = false }: ContentsProps) {
  return (
    <Box as="nav" aria-label="목차">
      {!titleHidden && (
        <Text variant="label" tone="muted" marginBlockEnd="1">
          목차
        </Text>
      )}
      <Stack as="ol" gap="0">
        {articles.map((article, index) => (
          <li key={article.title}>
            <Link variant="quiet" href={`#${articleId(index)}`}>
              {articleTitle(article, index)}
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
