import { PASSWORD_NUMBER } from "@damadum/domain";
import { useSendPasswordNumber } from "@damadum/sdk";
import { Button, ErrorMessage, Link, Stack, Text, toast, useSecondsUntil } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

interface ResendNumberProps {
  readonly username: string;
  readonly sentAt: number;
  readonly onResent: () => void;
}

/** What helps when no message comes: another number after half a minute, or another username. */
export function ResendNumber({ username, sentAt, onResent }: ResendNumberProps) {
  const send = useSendPasswordNumber();
  const seconds = useSecondsUntil(sentAt + PASSWORD_NUMBER.resendSeconds * 1000);

  async function resend(): Promise<void> {
    try {
      await send.mutateAsync({ data: { username } });
    } catch {
      return; // send.error is shown.
    }
    toast("번호를 다시 보냈어요. 앞서 받은 번호는 쓸 수 없어요.", { tone: "success" });
    onResent();
  }

  return (
    <Stack gap="4">
      {send.error && (
        <ErrorMessage title="번호를 다시 보내지 못했어요">{send.error.message}</ErrorMessage>
      )}
      <Button
        variant="outline"
        size="lg"
        block
        disabled={seconds > 0}
        loading={send.isPending}
        onClick={() => void resend()}
      >
        {seconds > 0 ? `${seconds}초 뒤 번호 다시 받기` : "번호 다시 받기"}
      </Button>
      <Text textAlign="center" tone="muted">
        번호가 오지 않나요?{" "}
        <Link asChild>
          <RouterLink to={paths.resetPassword.getHref()}>아이디 다시 입력하기</RouterLink>
        </Link>
      </Text>
    </Stack>
  );
}
