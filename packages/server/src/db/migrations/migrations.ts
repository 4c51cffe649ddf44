import type { Migration } from "kysely/migration";
import { companies } from "./0661-companies.ts";
import { money } from "./0661-money.ts";
import { notices } from "./0661-notices.ts";
import { orders } from "./0661-orders.ts";
import { people } from "./0661-people.ts";
import { storage } from "./0661-storage.ts";
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
import { operators } from "./0900-operators.ts";
import { operatorSearch } from "./0910-operator-search.ts";
import { partsOfNames } from "./0920-parts-of-names.ts";
import { operatorTrust } from "./0930-operator-trust.ts";
import { owedExtras } from "./0960-owed-extras.ts";
import { requestAnswers } from "./0970-request-answers.ts";
import { crews } from "./0980-crews.ts";
import { singleRequests } from "./0990-single-requests.ts";
import { plansOfLinks } from "./1010-plans-of-links.ts";
import { visitsOfMoves } from "./1030-visits-of-moves.ts";
import { answersToReviews } from "./1040-answers-to-reviews.ts";
import { passkeys } from "./1060-passkeys.ts";
import { devicesOfLogins } from "./1070-devices-of-logins.ts";
import { promisedRefunds } from "./1090-promised-refunds.ts";
import { cashReceipts } from "./1120-cash-receipts.ts";
import { closings } from "./1140-closings.ts";
import { noticeSettings } from "./1100-notice-settings.ts";
import { retention } from "./1130-retention.ts";
import { refundsOfChanges } from "./1000-refunds-of-changes.ts";
import { longLists } from "./1050-long-lists.ts";
import { statements } from "./migration.ts";

/** Every migration, ordered by name. A released one is never changed; those up to 0661 were joined before a release. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0661-schema": statements(...people, ...orders, ...money, ...storage, ...companies, ...notices),
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
  "0900-operators": operators,
  "0910-operator-search": operatorSearch,
  "0920-parts-of-names": partsOfNames,
  "0930-operator-trust": operatorTrust,
  "0960-owed-extras": owedExtras,
  "0970-request-answers": requestAnswers,
  "0980-crews": crews,
  "0990-single-requests": singleRequests,
  "1000-refunds-of-changes": refundsOfChanges,
  "1010-plans-of-links": plansOfLinks,
  "1030-visits-of-moves": visitsOfMoves,
  "1040-answers-to-reviews": answersToReviews,
  "1050-long-lists": longLists,
  "1060-passkeys": passkeys,
  "1070-devices-of-logins": devicesOfLogins,
  "1090-promised-refunds": promisedRefunds,
  "1100-notice-settings": noticeSettings,
  "1120-cash-receipts": cashReceipts,
  "1130-retention": retention,
  "1140-closings": closings,
};
