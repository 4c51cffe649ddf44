import { passwordNumberForm, SchemaForm } from "@damadum/forms";
import { useSendPasswordNumber } from "@damadum/sdk";
import { Stack, Text } from "@damadum/ui";

const context = {};

/** First step: whose password was forgotten. */
export function AskUsername({ onSent }: { readonly onSent: (username: string) => void }) {
  const send = useSendPasswordNumber();
  return (
    <Stack gap="8">
      <Text tone="muted">가입할 때 등록한 휴대전화로 번호를 보내 드려요.</Text>
      <SchemaForm
        definition={passwordNumberForm}
        context={context}
        onSubmit={async (data) => {
          await send.mutateAsync({ data });
          onSent(data.username);
        }}
      />
    </Stack>
  );
}
