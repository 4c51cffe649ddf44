import { Button, ConfirmDialog, Section, Text, toast } from "@damadum/ui";
import { useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { refreshCompany } from "../api/refresh-company.ts";

interface WithdrawRequestProps {
  /** What is withdrawn, without and with its particle: "요청", "요청을". */
  readonly name: string;
  readonly what: string;
  /** Whether the company takes its own request back or turns down an offer. */
  readonly way?: keyof typeof ways;
  /** What withdrawing it means, shown in the dialog. */
  readonly consequence: string;
  /** State of the last attempt. */
  readonly withdrawal: Pick<UseMutationResult, "isPending" | "error" | "reset">;
  readonly onWithdraw: () => Promise<unknown>;
}

const ways = {
  WITHDRAW: {
    verb: "취소",
    description: "관리자가 확인하기 전까지 취소할 수 있어요.",
    keep: (name: string) => `${name} 유지하기`,
  },
  DECLINE: {
    verb: "거절",
    description: "금액이 맞지 않으면 거절할 수 있어요.",
    keep: () => "더 생각하기",
  },
} as const;

/** Withdraws what the operator has not confirmed yet, or declines what they offered. */
export function WithdrawRequest(props: WithdrawRequestProps) {
  const { name, what, consequence, withdrawal, onWithdraw, way = "WITHDRAW" } = props;
  const { verb, description, keep } = ways[way];
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
    toast(`${what} ${verb}했어요.`, { tone: "success" });
    await refreshCompany(queryClient);
  }
  return (
    <Section title={verb} description={description}>
      <Button variant="outline" block onClick={() => setOpen(true)}>
        {`${name} ${verb}하기`}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          // After a rejection, the page behind the dialog shows the current state.
          if (withdrawal.error !== null) void refreshCompany(queryClient);
          setOpen(open);
        }}
        title={`${what} ${verb}할까요?`}
        cancelLabel={keep(name)}
        confirmLabel={`${name} ${verb}하기`}
        onConfirm={() => void withdraw()}
        mutation={withdrawal}
        errorTitle={`${verb}하지 못했어요`}
      >
        <Text>{consequence}</Text>
      </ConfirmDialog>
    </Section>
  );
}
