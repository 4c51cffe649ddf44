import type { EstimateDraft } from "@damadum/sdk";
import { Box, Notice, Stack } from "@damadum/ui";
import { useEffect, useRef } from "react";
import type { PaymentProblem } from "../payment-problem.ts";
import { WayOnButton } from "./way-on-button.tsx";

interface PaymentProblemNoticeProps {
  readonly problem: PaymentProblem;
  readonly serial: string;
  readonly draft: EstimateDraft;
}

/** Why the payment did not go through, brought into sight and read out, with the way on. */
export function PaymentProblemNotice({ problem, serial, draft }: PaymentProblemNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <Box role="alert" ref={box}>
      <Notice tone="danger" title={problem.title}>
        <Stack gap="3" align="flex-start">
          {problem.detail}
          {problem.wayOn !== null && (
            <WayOnButton wayOn={problem.wayOn} serial={serial} draft={draft} />
          )}
        </Stack>
      </Notice>
    </Box>
  );
}
