import { Heading, Page, Stack } from "@damadum/ui";
import { AddWayToPay } from "./components/add-way-to-pay.tsx";
import { Contracts } from "./components/contracts.tsx";
import { WaysToPay } from "./components/ways-to-pay.tsx";

/** `/my/payment`: the ways to pay, what is charged with which of them next, and what stopping would cost. */
export function MyPaymentScreen() {
  return (
    <Page>
      <Stack gap="8">
        <Heading level={1} variant="title">
          결제 수단과 정기 결제
        </Heading>
        <WaysToPay />
        <Contracts />
        <AddWayToPay />
      </Stack>
    </Page>
  );
}
