import { Box } from "@damadum/ui";
import { useConfirmation } from "../hooks/use-confirmation.ts";
import type { ReturnedPayment } from "../read-return.ts";
import { CheckingPanel } from "./checking-panel.tsx";
import { VerdictPanel } from "./verdict-panel.tsx";

/** How a payment ended, as soon as the server knows. */
export function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const { verdict, isAsking, askAgain } = useConfirmation(payment);
  return (
    <Box aria-live="polite">
      {verdict === null ? (
        <CheckingPanel />
      ) : (
        <VerdictPanel
          verdict={verdict}
          serial={payment.serial}
          isAsking={isAsking}
          onAskAgain={askAgain}
        />
      )}
    </Box>
  );
}
