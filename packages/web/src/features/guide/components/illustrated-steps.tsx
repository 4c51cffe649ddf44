import {
  Box,
  Heading,
  GuideIllustration,
  Stack,
  Text,
  type GuideIllustrationName,
} from "@damadum/ui";

export interface IllustratedStep {
  readonly title: string;
  readonly text: string;
  readonly illustration: GuideIllustrationName;
}

/** Numbered steps: one column on phones, three where there is room. */
export function IllustratedSteps({ steps }: { readonly steps: readonly IllustratedStep[] }) {
  return (
    <Box
      as="ol"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
      columnGap="8"
      rowGap={{ base: "6", md: "12" }}
    >
      {steps.map(({ title, text, illustration }, index) => (
        <Box
          as="li"
          key={title}
          display="flex"
          flexDirection={{ base: "row", md: "column" }}
          alignItems="flex-start"
          gap={{ base: "4", md: "3" }}
        >
          <Box flexShrink={0} hideFrom="md">
            <GuideIllustration name={illustration} width={96} />
          </Box>
          <Box hideBelow="md">
            <GuideIllustration name={illustration} width={160} />
          </Box>
          <Stack gap="1" flex="1" minWidth="0">
            <Heading level={3} variant="subheading">
              {`${index + 1}. ${title}`}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
