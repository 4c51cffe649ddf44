import { Box, Notice } from "@damadum/ui";

/** States what still works without a network. */
export function OfflineNotice() {
  return (
    <Box role="status" padding="4" width="full" maxWidth="page.wide" marginInline="auto">
      <Notice tone="warning" title="인터넷이 끊겼어요">
        작성하던 내용은 그대로 있고, 열어 본 화면은 계속 볼 수 있어요. 신청과 결제는 다시 연결되면
        할 수 있어요.
      </Notice>
    </Box>
  );
}
