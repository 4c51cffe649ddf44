import { Box, Button, Notice } from "@damadum/ui";
import { useEffect, useState } from "react";
import { useSession, useSessionStatus } from "../shared/session/session-context.ts";

/**
 * States on public pages that the stored login could not be checked, and retries on request or when the network comes
 * back. The tokens stay on this device meanwhile.
 */
export function SessionNotice() {
  const session = useSession();
  const failed = useSessionStatus() === "unreachable";
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (!failed) return;
    const retry = () => void session.initialise().catch(stillFailed);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, session]);

  if (!failed) return null;

  async function tryAgain(): Promise<void> {
    setTrying(true);
    await session.initialise().catch(stillFailed);
    setTrying(false);
  }

  return (
    <Box role="status" padding="4" maxWidth="page.wide" marginInline="auto">
      <Notice tone="warning" title="로그인 상태를 확인하지 못했어요">
        인터넷 연결을 확인해 주세요. 로그인은 그대로 남아 있어요.
        <Button variant="outline" size="sm" loading={trying} onClick={() => void tryAgain()}>
          다시 확인하기
        </Button>
      </Notice>
    </Box>
  );
}

/** A no-op: the unchanged status keeps the notice visible. */
function stillFailed(): void {}
