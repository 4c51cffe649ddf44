import { PASSWORD_NUMBER } from "@damadum/domain";
import { passwordNumberCheckForm, SchemaForm } from "@damadum/forms";
import { useVerifyPasswordNumber } from "@damadum/sdk";
import { Box, Countdown, Stack, Text } from "@damadum/ui";
import { useMemo } from "react";
import { ResendNumber } from "./resend-number.tsx";

interface AskNumberProps {
  readonly username: string;
  /** When the number was sent, by this device's clock. */
  readonly sentAt: number;
  readonly onResent: () => void;
  readonly onVerified: (ticket: string) => void;
}

const context = {};
const { minutes, tries } = PASSWORD_NUMBER;

/** Second step: the number of the message. It says the same whether the username exists or not. */
export function AskNumber({ username, sentAt, onResent, onVerified }: AskNumberProps) {
  const verify = useVerifyPasswordNumber();
  const brought = useMemo(() => ({ username }), [username]);
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Text>
          <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
            {username}
          </Box>
          {" 회원이 있다면 등록한 휴대전화로 여섯 자리 번호가 가요."}
        </Text>
        <Text tone="muted" variant="caption">
          {`${minutes}분 안에 ${tries}번까지 입력할 수 있어요.`}
        </Text>
        <Countdown
          until={sentAt + minutes * 60_000}
          label="남은 시간"
          over="번호를 쓸 수 있는 시간이 지났어요. 번호를 다시 받아 주세요."
        />
      </Stack>
      <SchemaForm
        definition={passwordNumberCheckForm}
        context={context}
        initialData={brought}
        onSubmit={async (data) => {
          const { reset_token: ticket } = await verify.mutateAsync({ data });
          onVerified(ticket);
        }}
      />
      <ResendNumber username={username} sentAt={sentAt} onResent={onResent} />
    </Stack>
  );
}
