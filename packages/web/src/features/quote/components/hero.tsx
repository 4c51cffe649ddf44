import { Box, Heading, HStack, Illustration, Stack, Text } from "@damadum/ui";

/** What 담아둠 does, in one glance, above the first question. */
export function Hero() {
  return (
    <HStack justify="space-between" align="center" gap="4">
      <Stack gap={{ base: "2", md: "3" }}>
        <Heading level={1} variant="display">
          이사 금액,
          <br />
          1분이면 알아요
        </Heading>
        <Text tone="muted">
          박스를 보내 드리고, 짐을 옮기고,
          <br />
          빈 박스는 다시 가져가요.
        </Text>
      </Stack>
      <Box flexShrink={0} hideFrom="md">
        <Illustration name="truck" width={96} />
      </Box>
      <Box flexShrink={0} hideBelow="md">
        <Illustration name="truck" width={240} />
      </Box>
    </HStack>
  );
}
