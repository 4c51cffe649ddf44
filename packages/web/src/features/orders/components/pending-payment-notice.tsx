import type { Estimate } from "@damadum/sdk";
import { Box, Button, Notice, Stack } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { pendingPayment } from "../api/orders.ts";

/** A payment may be under way, in another browser too; the screen asks again on its own, or the person does. */
export function PendingPaymentNotice({ order }: { order: Estimate }) {
  const payment = pendingPayment(order);
  if (payment === null) return null;
  const { imp_uid: impUid, merchant_uid: merchantUid } = payment;
  return (
    <Box role="status">
      <Notice tone="info" title="결제 확인 중이에요">
        <Stack gap="3" align="flex-start">
          결제를 마쳤다면 곧 이 화면에 나타나요. 결제창을 닫았다면 다시 결제할 수 있고, 두 번
          결제되지 않아요.
          {impUid !== null && (
            <Button variant="outline" size="sm" asChild>
              <RouterLink
                to={paths.estimatePaymentComplete.getHref(order.serial, { impUid, merchantUid })}
              >
                지금 확인하기
              </RouterLink>
            </Button>
          )}
        </Stack>
      </Notice>
    </Box>
  );
}
