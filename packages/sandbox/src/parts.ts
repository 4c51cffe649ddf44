import type { CertificationBook } from "./certifications/certification-book.ts";
import type { CustomerBook } from "./customers/customer-book.ts";
import type { Notifier } from "./notices/notifier.ts";
import type { PaymentLedger } from "./payments/payment-ledger.ts";
import type { ReceiptBook } from "./receipts/receipt-book.ts";
import type { AccessTokens } from "./rest/access-tokens.ts";
import type { OpenWindows } from "./windows/open-windows.ts";

export interface SandboxParts {
  tokens: AccessTokens;
  ledger: PaymentLedger;
  receipts: ReceiptBook;
  certifications: CertificationBook;
  customers: CustomerBook;
  notifier: Notifier;
  windows: OpenWindows;
}
