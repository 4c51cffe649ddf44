import { Heading, Page, Stack } from "@damadum/ui";
import { AddBillingKey } from "./components/add-billing-key.tsx";
import { Contracts } from "./components/contracts.tsx";
import { BillingKeys } from "./components/billing-keys.tsx";

/** `/my/payment`: payment methods, the next charge of each contract, and the cost of terminating. */
export function MyPaymentScreen() {
  return (
    <Page>
      <Stack gap="8">
        <Heading level={1} variant="title">
          결제 수단과 정기 결제
        </Heading>
        <BillingKeys />
        <Contracts />
        <AddBillingKey />
      </Stack>
    </Page>
  );
}
