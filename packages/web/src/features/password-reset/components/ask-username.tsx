import { passwordNumberForm, SchemaForm } from "@damadum/forms";
import { useSendPasswordNumber } from "@damadum/sdk";
import { Link, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

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
      <Text textAlign="center" tone="muted">
        아이디도 잊으셨나요?{" "}
        <Link asChild>
          <RouterLink to={paths.findId.getHref()}>아이디 찾기</RouterLink>
        </Link>
      </Text>
    </Stack>
  );
}
