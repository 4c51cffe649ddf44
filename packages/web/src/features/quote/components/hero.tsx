import { Box, Heading, HStack, Illustration, Stack, Text } from "@damadum/ui";

/** What 담아둠 does, in one glance, above the first question. */
export function Hero() {
  return (
    <HStack justify="space-between" align="center" gap="4">
      <Stack gap={{ base: "2", md: "3" }}>
        <Heading level={1} variant="display">
          이사 비용,
          <br />
          1분이면 알 수 있어요
        </Heading>
        <Text tone="muted">
          박스 배송부터 이사, 빈 박스 수거까지
          <br />한 번에 해 드려요.
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
