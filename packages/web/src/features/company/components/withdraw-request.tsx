import { Button, Dialog, ErrorMessage, Section, Stack, Text, toast } from "@damadum/ui";
import { useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { refreshCompany } from "../api/refresh-company.ts";

interface WithdrawRequestProps {
  /** What is withdrawn, without and with its particle: "요청", "요청을". */
  readonly name: string;
  readonly what: string;
  /** What withdrawing it means, shown in the dialog. */
  readonly consequence: string;
  /** State of the last attempt. */
  readonly withdrawal: Pick<UseMutationResult, "isPending" | "error" | "reset">;
  readonly onWithdraw: () => Promise<unknown>;
}

/** Withdraws what the operator has not confirmed yet. */
export function WithdrawRequest(props: WithdrawRequestProps) {
  const { name, what, consequence, withdrawal, onWithdraw } = props;
  const { isPending, error, reset } = withdrawal;
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  async function withdraw(): Promise<void> {
    try {
      await onWithdraw();
    } catch {
      // The dialog shows why.
      return;
    }
    setOpen(false);
    toast(`${what} 취소했어요.`, { tone: "success" });
    await refreshCompany(queryClient);
  }
  return (
    <Section title="취소" description="관리자가 확인하기 전까지 취소할 수 있어요.">
      <Button variant="outline" block onClick={() => setOpen(true)}>
        {name} 취소하기
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          if (isPending) return;
          // After a rejection, the page behind the dialog shows the current state.
          if (error !== null) void refreshCompany(queryClient);
          reset();
          setOpen(open);
        }}
        title={`${what} 취소할까요?`}
        footer={
          <>
            <Button variant="outline" disabled={isPending} onClick={() => setOpen(false)}>
              {name} 유지하기
            </Button>
            <Button variant="danger" loading={isPending} onClick={() => void withdraw()}>
              {name} 취소하기
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <Text>{consequence}</Text>
          {error && <ErrorMessage title="취소하지 못했어요">{error.message}</ErrorMessage>}
        </Stack>
      </Dialog>
    </Section>
  );
}
