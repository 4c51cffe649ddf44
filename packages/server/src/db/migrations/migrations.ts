import type { Migration } from "kysely/migration";
import { members } from "./0001-members.ts";
import { sessions } from "./0002-sessions.ts";
import { estimates } from "./0003-estimates.ts";
import { schedule } from "./0004-schedule.ts";
import { payments } from "./0005-payments.ts";
import { people } from "./0100-people.ts";
import { billingKeys } from "./0101-billing-keys.ts";
import { subjects } from "./0200-subjects.ts";
import { files } from "./0201-files.ts";
import { reviews } from "./0202-reviews.ts";
import { coupons } from "./0203-coupons.ts";
import { customPayments } from "./0204-custom-payments.ts";
import { boxes } from "./0210-boxes.ts";
import { boxDeliveries } from "./0211-box-deliveries.ts";
import { storage } from "./0300-storage.ts";
import { companies } from "./0400-companies.ts";
import { companyBoxes } from "./0401-company-boxes.ts";
import { companyWorks } from "./0402-company-works.ts";
import { companyBilling } from "./0403-company-billing.ts";
import { notices } from "./0500-notices.ts";
import { operatorActions } from "./0501-operator-actions.ts";
import { operatorLists } from "./0502-operator-lists.ts";
import { storageChargeStates } from "./0503-storage-charge-states.ts";
import { passwordNumberAskers } from "./0504-password-number-askers.ts";
import { storageOwed } from "./0510-storage-owed.ts";
import { operatorActionsMade } from "./0511-operator-actions-made.ts";
import { companyBoxLookups } from "./0512-company-box-lookups.ts";
import { companyWorkEnds } from "./0520-company-work-ends.ts";
import { operatorActionsWithoutPeople } from "./0530-operator-actions-without-people.ts";
import { storageOnePromotion } from "./0540-storage-one-promotion.ts";
import { companyBoxSearch } from "./0541-company-box-search.ts";
import { balances } from "./0550-balances.ts";
import { wordsToCustomers } from "./0560-words-to-customers.ts";
import { remindersAndEnds } from "./0561-reminders-and-ends.ts";
import { compensations } from "./0570-compensations.ts";
import { searchedDepartments } from "./0571-searched-departments.ts";
import { recentReviews } from "./0590-recent-reviews.ts";
import { visitChanges } from "./0591-visit-changes.ts";
import { companyDetails } from "./0600-company-details.ts";
import { harmedBoxes } from "./0610-harmed-boxes.ts";
import { destructionCertificates } from "./0620-destruction-certificates.ts";
import { receiverLinks } from "./0630-receiver-links.ts";
import { damageReports } from "./0640-damage-reports.ts";
import { companyBoxImports } from "./0641-company-box-imports.ts";
import { indexesOfBackgroundWorks } from "./0650-indexes-of-background-works.ts";
import { companyBoxImportsByAge } from "./0651-company-box-imports-by-age.ts";
import { storageContinues } from "./0652-storage-continues.ts";
import { storageConfirmations } from "./0653-storage-confirmations.ts";
import { continuationReminders } from "./0654-continuation-reminders.ts";
import { openCompanyWorks } from "./0660-open-company-works.ts";
import { finalsThatEndContracts } from "./0661-finals-that-end-contracts.ts";
import { movedWorks } from "./0670-moved-works.ts";
import { invoiceCredits } from "./0671-invoice-credits.ts";
import { correctedMoney } from "./0700-corrected-money.ts";
import { boxesOfCancelledMoves } from "./0710-boxes-of-cancelled-moves.ts";
import { contractOffers } from "./0720-contract-offers.ts";
import { linksOfOrders } from "./0790-links-of-orders.ts";
import { halfWidthSearch } from "./0820-half-width-search.ts";
import { partsOfCompanySerials } from "./0830-parts-of-company-serials.ts";
import { namesAndDaysInImports } from "./0831-names-and-days-in-imports.ts";
import { damageOfMoves } from "./0840-damage-of-moves.ts";
import { waitingLists } from "./0850-waiting-lists.ts";
import { linksForEveryDebt } from "./0860-links-for-every-debt.ts";

/** Every migration, ordered by name. A released one is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-members": members,
  "0002-sessions": sessions,
  "0003-estimates": estimates,
  "0004-schedule": schedule,
  "0005-payments": payments,
  "0100-people": people,
  "0101-billing-keys": billingKeys,
  "0200-subjects": subjects,
  "0201-files": files,
  "0202-reviews": reviews,
  "0203-coupons": coupons,
  "0204-custom-payments": customPayments,
  "0210-boxes": boxes,
  "0211-box-deliveries": boxDeliveries,
  "0300-storage": storage,
  "0400-companies": companies,
  "0401-company-boxes": companyBoxes,
  "0402-company-works": companyWorks,
  "0403-company-billing": companyBilling,
  "0500-notices": notices,
  "0501-operator-actions": operatorActions,
  "0502-operator-lists": operatorLists,
  "0503-storage-charge-states": storageChargeStates,
  "0504-password-number-askers": passwordNumberAskers,
  "0510-storage-owed": storageOwed,
  "0511-operator-actions-made": operatorActionsMade,
  "0512-company-box-lookups": companyBoxLookups,
  "0520-company-work-ends": companyWorkEnds,
  "0530-operator-actions-without-people": operatorActionsWithoutPeople,
  "0540-storage-one-promotion": storageOnePromotion,
  "0541-company-box-search": companyBoxSearch,
  "0550-balances": balances,
  "0560-words-to-customers": wordsToCustomers,
  "0561-reminders-and-ends": remindersAndEnds,
  "0570-compensations": compensations,
  "0571-searched-departments": searchedDepartments,
  "0590-recent-reviews": recentReviews,
  "0591-visit-changes": visitChanges,
  "0600-company-details": companyDetails,
  "0610-harmed-boxes": harmedBoxes,
  "0620-destruction-certificates": destructionCertificates,
  "0630-receiver-links": receiverLinks,
  "0640-damage-reports": damageReports,
  "0641-company-box-imports": companyBoxImports,
  "0650-indexes-of-background-works": indexesOfBackgroundWorks,
  "0651-company-box-imports-by-age": companyBoxImportsByAge,
  "0652-storage-continues": storageContinues,
  "0653-storage-confirmations": storageConfirmations,
  "0654-continuation-reminders": continuationReminders,
  "0660-open-company-works": openCompanyWorks,
  "0661-finals-that-end-contracts": finalsThatEndContracts,
  "0670-moved-works": movedWorks,
  "0671-invoice-credits": invoiceCredits,
  "0700-corrected-money": correctedMoney,
  "0710-boxes-of-cancelled-moves": boxesOfCancelledMoves,
  "0720-contract-offers": contractOffers,
  "0790-links-of-orders": linksOfOrders,
  "0820-half-width-search": halfWidthSearch,
  "0830-parts-of-company-serials": partsOfCompanySerials,
  "0831-names-and-days-in-imports": namesAndDaysInImports,
  "0840-damage-of-moves": damageOfMoves,
  "0850-waiting-lists": waitingLists,
  "0860-links-for-every-debt": linksForEveryDebt,
};
