import {
  Box,
  Heading,
  HStack,
  GuideIllustration,
  Stack,
  Text,
  type GuideIllustrationName,
} from "@damadum/ui";
import type { ReactNode } from "react";

interface PageIntroProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly illustration: GuideIllustrationName;
}

/** The head of an information page: its title, one sentence, and an illustration beside them. */
export function PageIntro({ title, lead, illustration }: PageIntroProps) {
  return (
    <HStack justify="space-between" gap="4" wrap={{ base: "wrap", md: "nowrap" }}>
      <Stack gap={{ base: "2", md: "3" }} flex="1 1 9rem" minWidth="0">
        <Heading level={1} variant="display">
          {title}
        </Heading>
        <Text variant="lead" tone="muted">
          {lead}
        </Text>
      </Stack>
      <Box flexShrink={0} hideFrom="md">
        <GuideIllustration name={illustration} width={96} />
      </Box>
      <Box flexShrink={0} hideBelow="md">
        <GuideIllustration name={illustration} width={240} />
      </Box>
    </HStack>
  );
}
