import { Box, Notice, Stack } from "@damadum/ui";
import { useEffect, useRef, type ReactNode } from "react";
import type { PaymentProblem } from "./payment-problem.ts";

interface PaymentAlertProps {
  readonly problem: PaymentProblem;
  /** A recovery action beside the pay button. */
  readonly children?: ReactNode;
}

/** Why the payment failed, scrolled into view and announced, with its recovery action. */
export function PaymentAlert({ problem, children }: PaymentAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <Box role="alert" ref={box}>
      <Notice tone="danger" title={problem.title}>
        <Stack gap="3" align="flex-start">
          <span>{problem.detail}</span>
          {children}
        </Stack>
      </Notice>
    </Box>
  );
}
