import { FormBar, passwordNumberForm, SchemaForm } from "@damadum/forms";
import { useSendPasswordNumber } from "@damadum/sdk";
import { HStack, Link, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

const context = {};

export function UsernameStep({ onSent }: { readonly onSent: (username: string) => void }) {
  const send = useSendPasswordNumber();
  return (
    <Stack gap="6">
      <Text tone="muted">가입할 때 등록한 휴대전화로 번호를 보내 드려요.</Text>
      <SchemaForm
        definition={passwordNumberForm}
        context={context}
        onSubmit={async (data) => {
          await send.mutateAsync({ data });
          onSent(data.username);
        }}
        renderActions={(actions) => (
          <>
            <HStack wrap="wrap" columnGap="2" rowGap="0">
              <Text tone="muted">아이디도 잊으셨나요?</Text>
              <Link variant="standalone" asChild>
                <RouterLink to={paths.findId.getHref()}>아이디 찾기</RouterLink>
              </Link>
            </HStack>
            <FormBar actions={actions} />
          </>
        )}
      />
    </Stack>
  );
}
