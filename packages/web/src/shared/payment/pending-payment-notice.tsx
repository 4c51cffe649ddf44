import { Box, Button, Notice, Stack } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";

interface PendingPaymentNoticeProps {
  /** The result page of the payment; null while the provider has no number for it. */
  readonly resultHref: string | null;
}

/** Says that a payment may be in progress, also in another browser; the screen polls, or the person checks now. */
export function PendingPaymentNotice({ resultHref }: PendingPaymentNoticeProps) {
  return (
    <Box role="status">
      <Notice tone="info" title="결제 확인 중이에요">
        <Stack gap="3" align="flex-start">
          결제를 마쳤다면 곧 이 화면에 나타나요. 결제창을 닫았다면 다시 결제할 수 있고, 두 번
          결제되지 않아요.
          {resultHref !== null && (
            <Button variant="outline" size="sm" asChild>
              <RouterLink to={resultHref}>지금 확인하기</RouterLink>
            </Button>
          )}
        </Stack>
      </Notice>
    </Box>
  );
}
