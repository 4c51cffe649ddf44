import { formatKoreanDate } from "@damadum/domain";
import { Box, ListLink, Section, Stack, Text } from "@damadum/ui";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import type { TermsDocument, TermsRevision } from "../../../shared/terms/terms-document.ts";
import type { TermsName } from "../../../shared/terms/terms-pages.ts";

interface RevisionsProps {
  readonly name: TermsName;
  readonly revisions: TermsDocument["revisions"];
  readonly open: TermsRevision;
  readonly changes: readonly string[];
}

/** The effective dates of all wordings, and what the open one changed. */
export function Revisions({ name, revisions, open, changes }: RevisionsProps) {
  const [newest] = revisions;
  return (
    <Section title="시행일과 변경">
      <Stack gap="4">
        <Text>이 약관은 {formatKoreanDate(open.effectiveFrom)}부터 적용해요.</Text>
        {changes.length > 0 && (
          <Stack as="ul" gap="1.5" paddingInlineStart="5" listStyleType="disc">
            {changes.map((change) => (
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
                  {formatKoreanDate(revision.effectiveFrom)}부터 적용한 약관
                </Link>
              </ListLink>
            ))}
        </Box>
      </Stack>
    </Section>
  );
}
