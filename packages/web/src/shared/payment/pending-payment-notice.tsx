import { Box, Notice, Stack } from "@damadum/ui";
import { ButtonLink } from "../page/button-link.tsx";
import { pendingPaymentMessage } from "./pending-payment.ts";

interface PendingPaymentNoticeProps {
  /** The result page of the payment; null while the provider has no number for it. */
  readonly resultHref: string | null;
}

/** States that a payment may be in progress, even in another browser; the screen polls, or the user checks now. */
export function PendingPaymentNotice({ resultHref }: PendingPaymentNoticeProps) {
  return (
    <Box role="status">
      <Notice tone="info" title={pendingPaymentMessage.title}>
        <Stack gap="3" align="flex-start">
          <span>{pendingPaymentMessage.detail}</span>
          {resultHref !== null && (
            <ButtonLink variant="outline" size="sm" to={resultHref}>
              지금 확인하기
            </ButtonLink>
          )}
        </Stack>
      </Notice>
    </Box>
  );
}
