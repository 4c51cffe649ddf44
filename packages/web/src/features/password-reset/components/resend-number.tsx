import { PASSWORD_NUMBER } from "@damadum/domain";
import { useSendPasswordNumber } from "@damadum/sdk";
import { Button, ErrorMessage, Stack, toast, useSecondsUntil } from "@damadum/ui";

interface ResendNumberProps {
  readonly username: string;
  readonly sentAt: number;
  readonly onResent: () => void;
  /** Whether this is the main action. */
  readonly isMain?: boolean;
}

/** Sends another number, after half a minute. */
export function ResendNumber({ username, sentAt, onResent, isMain = false }: ResendNumberProps) {
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
    <Stack gap="3" align={isMain ? "stretch" : "flex-start"}>
      {send.error && (
        <ErrorMessage title="번호를 다시 보내지 못했어요">{send.error.message}</ErrorMessage>
      )}
      <Button
        variant={isMain ? "filled" : "outline"}
        size={isMain ? "lg" : "sm"}
        block={isMain}
        disabled={seconds > 0}
        loading={send.isPending}
        onClick={() => void resend()}
      >
        {seconds > 0 ? `인증번호 다시 받기 (${seconds}초)` : "인증번호 다시 받기"}
      </Button>
    </Stack>
  );
}
