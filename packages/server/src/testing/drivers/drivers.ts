import type { ContractOperation } from "@damadum/contract/reader";
import type { TestServer } from "../test-server.ts";
import { billingKeyDrivers } from "./billing-key.ts";
import { boxDrivers } from "./box.ts";
import { couponDrivers } from "./coupon.ts";
import { customPaymentDrivers } from "./custom-payment.ts";
import { companyDrivers } from "./company.ts";
import { platformDrivers } from "./platform.ts";
import { accountDrivers } from "./account.ts";
import type { Drive } from "./driver.ts";
import { damageReportDrivers } from "./damage-report.ts";
import { estimateDrivers } from "./estimate.ts";
import { operatorCommandDrivers } from "./operator-command.ts";
import { operatorSessionDrivers } from "./operator-session.ts";
import { operatorPasskeyDrivers } from "./operator-passkey.ts";
import { operatorOrderDrivers } from "./operator-order.ts";
import { operatorSearchDrivers } from "./operator-search.ts";
import { operatorCrewDrivers } from "./operator-crew.ts";
import { operatorTodayDrivers } from "./operator-today.ts";
import { operatorTodoDrivers } from "./operator-todo.ts";
import { paymentDrivers } from "./payment.ts";
import { receiverLinkDrivers } from "./receiver-link.ts";
import { reviewDrivers } from "./review.ts";
import { storageContractDrivers } from "./storage-contract.ts";
import { storageDeliveryDrivers } from "./storage-delivery.ts";
import { storageFinalDrivers } from "./storage-final.ts";
import { storageOrderDrivers } from "./storage-order.ts";

const drivers = new Map<string, (server: TestServer) => Promise<Drive>>(
  Object.entries({
    ...accountDrivers,
    ...platformDrivers,
    ...companyDrivers,
    ...billingKeyDrivers,
    ...boxDrivers,
    ...estimateDrivers,
    ...storageOrderDrivers,
    ...storageDeliveryDrivers,
    ...storageFinalDrivers,
    ...storageContractDrivers,
    ...paymentDrivers,
    ...couponDrivers,
    ...customPaymentDrivers,
    ...reviewDrivers,
    ...receiverLinkDrivers,
    ...damageReportDrivers,
    ...operatorSessionDrivers,
    ...operatorPasskeyDrivers,
    ...operatorTodoDrivers,
    ...operatorCommandDrivers,
    ...operatorCrewDrivers,
    ...operatorTodayDrivers,
    ...operatorSearchDrivers,
    ...operatorOrderDrivers,
  }),
);

/** Creates a request that succeeds; throws for an operation without a driver. */
export function drive(
  server: TestServer,
  { id, tag }: Pick<ContractOperation, "id" | "tag">,
): Promise<Drive> {
  const driver = drivers.get(id);
  if (driver === undefined) {
    throw new Error(
      `${id} has no driver: write one in packages/server/src/testing/drivers, beside others of ${tag} or its context`,
    );
  }
  return driver(server);
}
