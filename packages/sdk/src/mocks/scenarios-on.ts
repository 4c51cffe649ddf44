import { addressScenarios } from "./scenarios/address.ts";
import { billingKeyScenarios } from "./scenarios/billing-key.ts";
import { scannedBoxScenarios, storedBoxScenarios } from "./scenarios/box.ts";
import {
  companyBoxScenarios,
  companyContractScenarios,
  companyWorkScenarios,
} from "./scenarios/company.ts";
import { companyBillingScenarios } from "./scenarios/company-billing.ts";
import { couponScenarios } from "./scenarios/coupon.ts";
import { customPaymentScenarios } from "./scenarios/custom-payment.ts";
import { estimateChangeScenarios } from "./scenarios/estimate-change.ts";
import { orderScenarios, quoteScenarios } from "./scenarios/estimate.ts";
import { fileScenarios } from "./scenarios/file.ts";
import { identityScenarios } from "./scenarios/identity.ts";
import { memberScenarios } from "./scenarios/member.ts";
import { paymentScenarios } from "./scenarios/payment.ts";
import { popupScenarios } from "./scenarios/popup.ts";
import { publicScenarios } from "./scenarios/public.ts";
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
 * Every scenario with dates around a day (`YYYY-MM-DD`, Korean time): one group per operationId, one
 * msw handler per answer that a screen has to show differently.
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
    ...fileScenarios(day),
    ...reviewScenarios(day),
    ...companyContractScenarios(day),
    ...companyBoxScenarios(day),
    ...companyWorkScenarios(day),
    ...companyBillingScenarios(day),
  };
}

/** Named handlers by operationId, such as `scenarios.createEstimate.slotFull`. */
export type Scenarios = ReturnType<typeof scenariosOn>;

/** One handler for every operation, for a member for whom everything works. */
export function defaultHandlersOf(scenarios: Scenarios) {
  return [
    scenarios.login.loggedIn,
    scenarios.listLoginProviders.all,
    scenarios.loginWithNaver.loggedIn,
    scenarios.loginWithKakao.loggedIn,
    scenarios.loginWithGoogle.loggedIn,
    scenarios.loginWithApple.loggedIn,
    scenarios.loginWithTicket.loggedIn,
    scenarios.logout.loggedOut,
    scenarios.refreshToken.refreshed,
    scenarios.resetTokens.renewed,
    scenarios.checkNewPassword.good,
    scenarios.confirmPassword.confirmed,
    scenarios.prepareCertification.ready,
    scenarios.createCertification.certified,
    scenarios.findUsernames.found,
    scenarios.sendPasswordNumber.sent,
    scenarios.verifyPasswordNumber.verified,
    scenarios.resetPassword.reset,
    scenarios.signUp.created,
    scenarios.signUpWithTicket.created,
    scenarios.checkUsername.free,
    scenarios.getMe.loggedIn,
    scenarios.updateMe.updated,
    scenarios.deleteMe.left,
    scenarios.certifyMember.certified,
    scenarios.changePassword.changed,
    scenarios.listAddresses.saved,
    scenarios.createAddress.created,
    scenarios.updateAddress.updated,
    scenarios.deleteAddress.deleted,
    scenarios.prepareBillingKey.ready,
    scenarios.listBillingKeys.registered,
    scenarios.createBillingKey.registered,
    scenarios.deleteBillingKey.deleted,
    scenarios.getMoveSpec.catalogue,
    scenarios.listScheduleDays.open,
    scenarios.listBoxDeliveryDays.open,
    scenarios.listScheduleSlots.open,
    scenarios.calculateEstimateAmount.priced,
    scenarios.listEstimates.orders,
    scenarios.createEstimate.created,
    scenarios.integrateEstimate.integrated,
    scenarios.getEstimate.PAYMENT,
    scenarios.prepareEstimatePayment.ready,
    scenarios.completeEstimatePayment.paid,
    scenarios.cancelEstimate.cancelled,
    scenarios.listStoredBoxes.stored,
    scenarios.getOrderBoxContents.stored,
    scenarios.updateOrderBoxContents.updated,
    scenarios.listBoxContents.owner,
    scenarios.createBoxContent.added,
    scenarios.updateBoxContent.updated,
    scenarios.deleteBoxContent.deleted,
    scenarios.calculateStorageOrderAmount.priced,
    scenarios.listStorageOrders.orders,
    scenarios.createStorageOrder.created,
    scenarios.getStorageOrder.COMPLETE,
    scenarios.prepareStorageOrderPayment.ready,
    scenarios.completeStorageOrderPayment.paid,
    scenarios.cancelStorageOrder.cancelled,
    scenarios.calculateStorageDeliveryAmount.priced,
    scenarios.createStorageDelivery.created,
    scenarios.prepareStorageDeliveryPayment.ready,
    scenarios.completeStorageDeliveryPayment.paid,
    scenarios.calculateStorageFinalAmount.priced,
    scenarios.createFinalDelivery.created,
    scenarios.createFinalDisposal.created,
    scenarios.prepareStorageFinalPayment.ready,
    scenarios.completeStorageFinalPayment.paid,
    scenarios.listStorageContracts.running,
    scenarios.getStorageContract.ACTIVE,
    scenarios.calculateTerminationAmount.refund,
    scenarios.terminateStorageContract.applied,
    scenarios.calculateUpgradeAmount.priced,
    scenarios.upgradeStorageContract.prepared,
    scenarios.calculateExtensionAmount.priced,
    scenarios.extendStorageContract.prepared,
    scenarios.completeContractPayment.paid,
    scenarios.receivePaymentWebhook.received,
    scenarios.updateEstimate.updated,
    scenarios.requestEstimateCollection.requested,
    scenarios.listCoupons.some,
    scenarios.listAvailableCoupons.one,
    scenarios.getCustomPayment.QUOTED,
    scenarios.prepareCustomPayment.ready,
    scenarios.completeCustomPayment.paid,
    scenarios.declineCustomPayment.declined,
    scenarios.listPopups.one,
    scenarios.uploadFile.stored,
    scenarios.getFile.picture,
    scenarios.getEstimateReview.written,
    scenarios.createEstimateReview.written,
    scenarios.listCompanyContracts.contracts,
    scenarios.createCompanyContract.requested,
    scenarios.getCompanyContract.ACTIVE,
    scenarios.listCompanyContractBoxes.boxes,
    scenarios.listCompanyBoxes.boxes,
    scenarios.countCompanyBoxes.counts,
    scenarios.getCompanyBox.stored,
    scenarios.updateCompanyBox.updated,
    scenarios.listCompanyWorks.works,
    scenarios.calculateCompanyDeliveryAmount.priced,
    scenarios.createCompanyDelivery.requested,
    scenarios.getCompanyWork.CONFIRM,
    scenarios.listCompanyWorkBoxes.boxes,
    scenarios.listCompanyPayments.payments,
    scenarios.prepareCompanyPayment.ready,
    scenarios.payCompanyPayment.paid,
    scenarios.completeCompanyPayment.paid,
    scenarios.setCompanyDefaultPayment.set,
    scenarios.listCompanyInvoices.invoices,
    scenarios.getCompanyInvoice.ISSUED,
    scenarios.getHealth.ok,
  ];
}
