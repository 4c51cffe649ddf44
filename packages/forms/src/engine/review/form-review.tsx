import { Box, Button, Card, Grid, Heading, HStack, Stack, Text } from "@damadum/ui";
import { Fragment, useId } from "react";

import { dotted } from "../data/path.ts";
import type { FormContext } from "../definition/form-definition.ts";
import type { ReviewRow, ReviewSection } from "./review-sections.ts";

interface Shared {
  /** Goes back to a step; without it nothing can be changed from here. */
  readonly onEdit?: ((stepId: string) => void) | undefined;
  /** URL of an uploaded file; without it only the number of files is shown. */
  readonly fileUrl?: FormContext["fileUrl"];
}

/** The sections of a review, each with a link back to its question. */
export function ReviewSections({
  sections,
  ...shared
}: Shared & { readonly sections: readonly ReviewSection[] }) {
  return (
    <Card variant="outline">
      {sections.map((section, index) => (
        <Section key={section.stepId} section={section} isDivided={index > 0} {...shared} />
      ))}
    </Card>
  );
}

type SectionProps = Shared & { readonly section: ReviewSection; readonly isDivided: boolean };

function Section({ section: { stepId, label, rows }, isDivided, onEdit, fileUrl }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      {...(isDivided && {
        borderBlockStartWidth: "1px",
        paddingBlockStart: "4",
        marginBlockStart: "4",
      })}
    >
      <HStack justify="space-between" minHeight="11">
        <Heading id={headingId} level={3} variant="subheading">
          {label}
        </Heading>
        {onEdit !== undefined && (
          <Button
            variant="plain"
            size="sm"
            aria-label={`${label} 수정`}
            onClick={() => onEdit(stepId)}
          >
            수정
          </Button>
        )}
      </HStack>
      <Grid as="dl" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)" columnGap="4" rowGap="2">
        {rows.map((row) => (
          <Fragment key={dotted(row.path)}>
            <Text as="dt" tone="muted">
              {row.label}
            </Text>
            <Text as="dd">
              <AnswerOf row={row} fileUrl={fileUrl} />
            </Text>
          </Fragment>
        ))}
      </Grid>
    </Box>
  );
}

function AnswerOf({
  row: { label, words, files },
  fileUrl,
}: Pick<Shared, "fileUrl"> & { row: ReviewRow }) {
  if (fileUrl !== undefined && files.length > 0) {
    return (
      <Stack as="span" direction="row" wrap="wrap">
        {files.map((id, at) => (
          <Box key={id} asChild width="14" height="14" borderRadius="sm" objectFit="cover">
            <img src={fileUrl(id)} alt={`${label} ${at + 1}`} />
          </Box>
        ))}
      </Stack>
    );
  }
  return words.map((line, at) => (
    <Fragment key={`${at} ${line}`}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
