import { brand, formatKoreanDate } from "@damadum/domain";
import {
  Box,
  Card,
  Disclosure,
  Heading,
  HStack,
  Icon,
  Link as StyledLink,
  ListLink,
  Notice,
  Page,
  Section,
  Split,
  Stack,
  Text,
} from "@damadum/ui";
import { Link, Navigate, useParams } from "react-router-dom";
import { PrintButton } from "../../shared/page/print-button.tsx";
import { paths } from "../../shared/paths.ts";
import type {
  TermsArticle,
  TermsDocument,
  TermsRevision,
} from "../../shared/terms/terms-document.ts";
import { termsNames, termsPages, type TermsName } from "../../shared/terms/terms-pages.ts";
import { articleId, articleTitle, TermsText } from "../../shared/terms/terms-text.tsx";

interface TermsScreenProps {
  readonly name: TermsName;
  readonly document: TermsDocument;
}

/** /terms/{name} and its older wordings: the same page with another text. */
export function createTermsScreen(props: TermsScreenProps) {
  return function Screen() {
    return <TermsScreen {...props} />;
  };
}

function TermsScreen({ name, document: { summary, revisions } }: TermsScreenProps) {
  const { version } = useParams();
  const [newest] = revisions;
  const revision =
    version === undefined
      ? newest
      : revisions.find(({ effectiveFrom }) => effectiveFrom === version);
  if (revision === undefined) return <Navigate to={paths.terms.getHref(name)} replace />;
  const { articles, effectiveFrom } = revision;
  return (
    <Page width="wide">
      <Split
        asideLabel="이 약관의 목차"
        aside={
          <Box hideBelow="lg" _print={{ display: "none" }}>
            <Contents articles={articles} />
          </Box>
        }
      >
        <Stack gap={{ base: "8", md: "10" }} maxWidth="42rem">
          <Stack gap="3">
            <Heading level={1} variant="title">
              {termsPages[name].title}
            </Heading>
            <HStack justify="space-between" wrap="wrap" columnGap="4">
              <Text tone="muted">{`${formatKoreanDate(effectiveFrom)}부터 적용`}</Text>
              <Box _print={{ display: "none" }}>
                <PrintButton />
              </Box>
            </HStack>
          </Stack>
          {revision !== newest && (
            <Notice tone="warning" title="지금은 적용하지 않는 이전 약관이에요">
              <StyledLink asChild variant="standalone">
                <Link to={paths.terms.getHref(name)}>
                  {`지금 적용하는 ${termsPages[name].title} 보기`}
                </Link>
              </StyledLink>
            </Notice>
          )}
          {brand.company.isSample && (
            <Notice title="예시로 작성한 약관이에요">
              실제로 운영하는 회사가 자기 약관으로 바꿔요.
            </Notice>
          )}
          <Summary lines={summary} />
          <Box hideFrom="lg" _print={{ display: "none" }}>
            <Card variant="outline" padding="sm">
              <Disclosure emphasis summary="목차">
                <Contents articles={articles} titleHidden />
              </Disclosure>
            </Card>
          </Box>
          <TermsText articles={articles} level={2} />
          <Revisions name={name} revisions={revisions} open={revision} />
          <Others open={name} />
        </Stack>
      </Split>
    </Page>
  );
}

/** The key points in plain words; the text below is binding. */
function Summary({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Card variant="brand">
      <Stack gap="3">
        <Heading level={2} variant="subheading">
          한눈에 보기
        </Heading>
        <Stack as="ul" gap="2">
          {lines.map((line) => (
            <HStack as="li" key={line} align="flex-start" gap="2.5">
              <Box color="brand.fg" flexShrink={0} paddingBlockStart="0.5">
                <Icon name="check" size={20} />
              </Box>
              <Text as="span">{line}</Text>
            </HStack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function Others({ open }: { readonly open: TermsName }) {
  return (
    <Box as="nav" aria-label="다른 약관" _print={{ display: "none" }}>
      <Text variant="label" tone="muted" marginBlockEnd="1">
        다른 약관
      </Text>
      {termsNames
        .filter((name) => name !== open)
        .map((name) => (
          <ListLink key={name} divided>
            <Link to={paths.terms.getHref(name)}>{termsPages[name].title}</Link>
          </ListLink>
        ))}
    </Box>
  );
}

interface ContentsProps {
  readonly articles: readonly TermsArticle[];
  readonly titleHidden?: boolean;
}

/** The table of contents: links within the page, which work before any script has run. */
function Contents({ articles, titleHidden = false }: ContentsProps) {
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
            <StyledLink variant="quiet" href={`#${articleId(index)}`}>
              {articleTitle(article, index)}
            </StyledLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

interface RevisionsProps {
  readonly name: TermsName;
  readonly revisions: TermsDocument["revisions"];
  readonly open: TermsRevision;
}

/** The effective dates of all wordings, and what the open one changed. */
function Revisions({ name, revisions, open }: RevisionsProps) {
  const [newest] = revisions;
  return (
    <Section title="시행일과 변경">
      <Stack gap="4">
        <Text>{`이 약관은 ${formatKoreanDate(open.effectiveFrom)}부터 적용해요.`}</Text>
        {open.changes.length > 0 && (
          <Stack as="ul" gap="1.5" paddingInlineStart="5" listStyleType="disc">
            {open.changes.map((change) => (
              <Box as="li" key={change}>
                {change}
              </Box>
            ))}
          </Stack>
        )}
        <Box as="nav" aria-label="다른 시행일의 약관" _print={{ display: "none" }}>
          {revisions
            .filter((revision) => revision !== open)
            .map((revision) => (
              <ListLink key={revision.effectiveFrom} divided>
                <Link
                  to={paths.terms.getHref(
                    name,
                    revision === newest ? undefined : revision.effectiveFrom,
                  )}
                >
                  {`${formatKoreanDate(revision.effectiveFrom)}부터 적용한 약관`}
                </Link>
              </ListLink>
            ))}
        </Box>
      </Stack>
    </Section>
  );
}
