import type { HttpHandler } from "msw";

import { addressScenarios } from "./scenarios/address.ts";
import { billingKeyScenarios } from "./scenarios/billing-key.ts";
import { scannedBoxScenarios, storedBoxScenarios } from "./scenarios/box.ts";
import {
  companyBoxScenarios,
  companyContractScenarios,
  companyScenarios,
} from "./scenarios/company.ts";
import { companyBillingScenarios } from "./scenarios/company-billing.ts";
import { companyWorkScenarios } from "./scenarios/company-work.ts";
import { couponScenarios } from "./scenarios/coupon.ts";
import { customPaymentScenarios } from "./scenarios/custom-payment.ts";
import { damageReportScenarios } from "./scenarios/damage-report.ts";
import { destructionCertificateScenarios } from "./scenarios/destruction-certificate.ts";
import { estimateChangeScenarios } from "./scenarios/estimate-change.ts";
import { orderScenarios, quoteScenarios } from "./scenarios/estimate.ts";
import { fileScenarios } from "./scenarios/file.ts";
import { identityScenarios } from "./scenarios/identity.ts";
import { memberScenarios } from "./scenarios/member.ts";
import { operatorPasskeyScenarios } from "./scenarios/operator-passkey.ts";
import { operatorScenarios } from "./scenarios/operator.ts";
import { paperScenarios } from "./scenarios/paper.ts";
import { paymentScenarios } from "./scenarios/payment.ts";
import { popupScenarios } from "./scenarios/popup.ts";
import { publicScenarios } from "./scenarios/public.ts";
import { crewScenarios } from "./scenarios/crew.ts";
import { receiverLinkScenarios } from "./scenarios/receiver-link.ts";
import { reviewScenarios } from "./scenarios/review.ts";
import { scheduleScenarios } from "./scenarios/schedule.ts";
import { sessionScenarios } from "./scenarios/session.ts";
import { signupScenarios } from "./scenarios/signup.ts";
import { socialLoginScenarios } from "./scenarios/social-login.ts";
import { storageContractScenarios } from "./scenarios/storage-contract.ts";
import { storageDeliveryScenarios } from "./scenarios/storage-delivery.ts";
import { storageFinalScenarios } from "./scenarios/storage-final.ts";
import { storageOrderScenarios } from "./scenarios/storage-order.ts";

/**
 * Every scenario with dates around a day (`YYYY-MM-DD`, Korean time): one group per operationId, one msw handler per
 * response that a screen shows differently.
 */
export function scenariosOn(day: string) {
  return {
    ...sessionScenarios(day),
    ...socialLoginScenarios(),
    ...identityScenarios(day),
    ...signupScenarios(),
    ...memberScenarios(day),
    ...billingKeyScenarios(day),
    ...addressScenarios(),
    ...publicScenarios(),
    ...scheduleScenarios(day),
    ...quoteScenarios(day),
    ...orderScenarios(day),
    ...storedBoxScenarios(day),
    ...scannedBoxScenarios(day),
    ...storageOrderScenarios(day),
    ...storageDeliveryScenarios(day),
    ...storageFinalScenarios(day),
    ...storageContractScenarios(day),
    ...paymentScenarios(day),
    ...couponScenarios(day),
    ...estimateChangeScenarios(day),
    ...customPaymentScenarios(day),
    ...popupScenarios(day),
    ...destructionCertificateScenarios(day),
    ...paperScenarios(),
    ...fileScenarios(day),
    ...crewScenarios(day),
    ...receiverLinkScenarios(day),
    ...damageReportScenarios(day),
    ...reviewScenarios(day),
    ...companyScenarios(),
    ...companyContractScenarios(day),
    ...companyBoxScenarios(day),
    ...companyWorkScenarios(day),
    ...companyBillingScenarios(day),
    ...operatorScenarios(day),
    ...operatorPasskeyScenarios(day),
  };
}

/** Named handlers by operationId, such as `scenarios.createEstimate.slotFull`. */
export type Scenarios = ReturnType<typeof scenariosOn>;

/** One handler per operation, for a member for whom everything works: the first scenario of its group. */
export function defaultHandlersOf(scenarios: Scenarios): HttpHandler[] {
  // These groups start with the first state of the object's life; a later one has more to show.
  const later = {
    getStorageOrder: [scenarios.getStorageOrder.COMPLETE],
    getCompanyContract: [scenarios.getCompanyContract.ACTIVE],
    getCompanyWork: [scenarios.getCompanyWork.CONFIRM],
  };
  return Object.values<Readonly<Record<string, HttpHandler>> | readonly HttpHandler[]>({
    ...scenarios,
    ...later,
  }).flatMap((group) => Object.values<HttpHandler>(group).slice(0, 1));
}
