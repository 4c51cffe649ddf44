import type { ContractOperation } from "@damadum/contract/reader";
import type { TestServer } from "../test-server.ts";
import { billingKeyDrivers } from "./billing-key.ts";
import { boxDrivers } from "./box.ts";
import { companyBillingDrivers } from "./company-billing.ts";
import { companyBoxDrivers } from "./company-box.ts";
import { companyContractDrivers } from "./company-contract.ts";
import { companyDrivers } from "./company.ts";
import { companyWorkDrivers } from "./company-work.ts";
import { couponDrivers } from "./coupon.ts";
import { customPaymentDrivers } from "./custom-payment.ts";
import type { Drive } from "./driver.ts";
import { damageReportDrivers } from "./damage-report.ts";
import { destructionCertificateDrivers } from "./destruction-certificate.ts";
import { estimateDrivers } from "./estimate.ts";
import { fileDrivers } from "./file.ts";
import { healthDrivers } from "./health.ts";
import { identityDrivers } from "./identity.ts";
import { memberDrivers } from "./member.ts";
import { operatorCommandDrivers } from "./operator-command.ts";
import { operatorSessionDrivers } from "./operator-session.ts";
import { operatorOrderDrivers } from "./operator-order.ts";
import { operatorSearchDrivers } from "./operator-search.ts";
import { operatorTodayDrivers } from "./operator-today.ts";
import { operatorTodoDrivers } from "./operator-todo.ts";
import { paymentDrivers } from "./payment.ts";
import { popupDrivers } from "./popup.ts";
import { receiverLinkDrivers } from "./receiver-link.ts";
import { reviewDrivers } from "./review.ts";
import { scheduleDrivers } from "./schedule.ts";
import { sessionDrivers } from "./session.ts";
import { specDrivers } from "./spec.ts";
import { storageContractDrivers } from "./storage-contract.ts";
import { storageDeliveryDrivers } from "./storage-delivery.ts";
import { storageFinalDrivers } from "./storage-final.ts";
import { storageOrderDrivers } from "./storage-order.ts";

const drivers = new Map<string, (server: TestServer) => Promise<Drive>>(
  Object.entries({
    ...sessionDrivers,
    ...identityDrivers,
    ...memberDrivers,
    ...billingKeyDrivers,
    ...specDrivers,
    ...scheduleDrivers,
    ...boxDrivers,
    ...estimateDrivers,
    ...storageOrderDrivers,
    ...storageDeliveryDrivers,
    ...storageFinalDrivers,
    ...storageContractDrivers,
    ...paymentDrivers,
    ...couponDrivers,
    ...customPaymentDrivers,
    ...popupDrivers,
    ...fileDrivers,
    ...reviewDrivers,
    ...companyDrivers,
    ...companyContractDrivers,
    ...companyBoxDrivers,
    ...companyWorkDrivers,
    ...companyBillingDrivers,
    ...destructionCertificateDrivers,
    ...receiverLinkDrivers,
    ...damageReportDrivers,
    ...healthDrivers,
    ...operatorSessionDrivers,
    ...operatorTodoDrivers,
    ...operatorCommandDrivers,
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
      `${id} has no driver: write one in packages/server/src/testing/drivers/${tag}.ts, and name the file in drivers.ts`,
    );
  }
  return driver(server);
}
