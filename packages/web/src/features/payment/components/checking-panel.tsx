import { Center, Heading, Spinner, Stack, Text } from "@damadum/ui";

/** The server is asking the provider; as high as the drawing that follows, so that nothing jumps. */
export function CheckingPanel() {
  return (
    <Stack gap="8" align="center" textAlign="center">
      <Center height="7.5rem">
        <Spinner size="lg" />
      </Center>
      <Stack gap="2">
        <Heading level={1} variant="title">
          결제 확인 중
        </Heading>
        <Text tone="muted">결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.</Text>
      </Stack>
    </Stack>
  );
}
