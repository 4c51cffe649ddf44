import { hasPasskeys } from "@damadum/browser/passkeys";
import { passkeyNameForm, SchemaForm, SubmitButton } from "@damadum/forms";
import {
  getListOperatorPasskeysQueryKey,
  useListOperatorPasskeys,
  useRemoveOperatorPasskey,
  type Passkey,
} from "@damadum/sdk";
import {
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  ListRow,
  Loaded,
  Section,
  TableSkeleton,
  Text,
  toast,
} from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { makePasskey } from "../../shared/passkeys.ts";

const context = {};

/** Every passkey of the operator, to add and remove; the one-time code stays whatever is removed. */
export function Passkeys() {
  const passkeys = useListOperatorPasskeys();
  const [isAdding, setAdding] = useState(false);
  const refresh = useRefresh();
  return (
    <Section
      title="패스키"
      description={
        hasPasskeys()
          ? "지문이나 얼굴, PIN으로 로그인해요. 인증 번호와 복구 코드는 그대로 쓸 수 있어요."
          : "이 브라우저에서는 패스키를 만들 수 없어요. 다른 브라우저로 열어 주세요."
      }
      action={
        hasPasskeys() && (
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            패스키 추가하기
          </Button>
        )
      }
    >
      <Loaded query={passkeys} what="패스키를" skeleton={<TableSkeleton what="패스키를" />}>
        {({ passkeys: all }) => (
          <Card padding="sm">
            {all.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            {all.length === 0 && <ListRow title="아직 패스키가 없어요." />}
          </Card>
        )}
      </Loaded>
      <Dialog open={isAdding} onOpenChange={setAdding} title="패스키 추가하기">
        <SchemaForm
          definition={passkeyNameForm}
          context={context}
          onSubmit={async (name) => {
            await makePasskey(name);
            setAdding(false);
            toast("패스키를 추가했어요. 다음부터 패스키로 로그인해요.", { tone: "success" });
            await refresh();
          }}
          renderActions={(actions) => <SubmitButton actions={actions} />}
        />
      </Dialog>
    </Section>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListOperatorPasskeysQueryKey() });
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, added_at: addedAt, last_used_at: usedAt } = passkey;
  const [isRemoving, setRemoving] = useState(false);
  const refresh = useRefresh();
  const remove = useRemoveOperatorPasskey({
    mutation: {
      onSuccess: async () => {
        setRemoving(false);
        toast(`${name} 패스키를 지웠어요.`, { tone: "success" });
        await refresh();
      },
    },
  });
  const used = usedAt === null ? "아직 쓰지 않음" : `${formatInstant(usedAt)}에 마지막으로 씀`;
  return (
    <ListRow
      divided
      title={name}
      description={`${formatInstant(addedAt)}에 추가 · ${used}`}
      end={
        <>
          <Button
            variant="outline"
            size="sm"
            aria-label={`${name} 패스키 지우기`}
            onClick={() => setRemoving(true)}
          >
            지우기
          </Button>
          <ConfirmDialog
            open={isRemoving}
            onOpenChange={setRemoving}
            title="이 패스키를 지울까요?"
            confirmLabel="지우기"
            onConfirm={() => remove.mutate({ id })}
            mutation={remove}
            errorTitle="지우지 못했어요"
          >
            <Text>{name}</Text>
            <Text tone="muted">이 패스키로는 더 로그인할 수 없고, 인증 번호로 로그인해요.</Text>
          </ConfirmDialog>
        </>
      }
    />
  );
}
