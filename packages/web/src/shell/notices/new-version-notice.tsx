import { Box, Button, HStack, Text } from "@damadum/ui";

interface NewVersionNoticeProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Offers a new version of the site. Never reloads by itself, because the user may be in the middle of a form. */
export function NewVersionNotice({ onReload, onLater }: NewVersionNoticeProps) {
  return (
    <Box
      role="status"
      position="fixed"
      insetInline="0"
      insetBlockEnd="calc(6.5rem + var(--tab-bar-room) + var(--bar-inset))"
      zIndex="loader"
      width="calc(100% - 2rem)"
      maxWidth="28rem"
      marginInline="auto"
      padding="2"
      paddingInlineStart="5"
      borderRadius="lg"
      bg="surface.raised"
      color="fg"
      boxShadow="raised"
      _print={{ display: "none" }}
    >
      <HStack gap="1" wrap="wrap">
        <Text variant="caption">새 버전이 나왔어요.</Text>
        <HStack gap="1" marginInlineStart="auto">
          <Button variant="plain" size="sm" onClick={onLater}>
            나중에
          </Button>
          <Button variant="outline" size="sm" onClick={onReload}>
            새로고침
          </Button>
        </HStack>
      </HStack>
    </Box>
  );
}
