import type { Subject, SubjectKind } from "../db/subject-tables.ts";
import { chargeMonthly } from "../storage/charges/charge-monthly.ts";
import { newBill, newConfirmedWork } from "./company-bills.ts";
import { newBillingKey } from "./billing-keys.ts";
import { newCustomPayment } from "./custom-payments.ts";
import { newSentMoveReport, newSentReport } from "./damage-reports.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { newMember } from "./members.ts";
import { newEstimate } from "./orders.ts";
import { newStoredOrder } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";

/** Subjects of each kind whose changes have notices; several of a kind if their notices differ. */
export async function notifiedSubjectsOf(server: TestServer): Promise<readonly Subject[]> {
  const { token } = await newMember(server);
  const { serial: orderSerial } = await newEstimate(server, token);
  await newCustomPayment(server, { orderSerial });
  const [linked = null] = await subjectsIn(server, "ESTIMATE", "estimates");
  await newCustomPayment(server, { orderSerial, linked });
  await newConfirmedWork(server, await newBill(server));
  await newSentMoveReport(server);
  await changeContracts(server);
  await chargeMonth(server);
  await newSentReport(server);
  return [
    ...(await subjectsIn(server, "ESTIMATE", "estimates")),
    ...(await subjectsIn(server, "CUSTOM_PAYMENT", "custom_payments")),
    ...(await subjectsIn(server, "STORAGE_ORDER", "storage_orders")),
    ...(await subjectsIn(server, "STORAGE_CONTRACT", "storage_contracts")),
    ...(await subjectsIn(server, "CONTRACT_CHANGE", "contract_changes")),
    ...(await subjectsIn(server, "STORAGE_CHARGE", "storage_charges")),
    ...(await subjectsIn(server, "COMPANY_CONTRACT", "company_contracts")),
    ...(await subjectsIn(server, "COMPANY_WORK", "company_works")),
    ...(await subjectsIn(server, "COMPANY_INVOICE", "company_invoices")),
    ...(await subjectsIn(server, "COMPANY_PAYMENT", "company_payments")),
    ...(await subjectsIn(server, "BOX", "boxes")),
    ...(await subjectsIn(server, "COMPANY_BOX", "company_boxes")),
    ...(await subjectsIn(server, "DAMAGE_REPORT", "damage_reports")),
  ];
}

async function changeContracts(server: TestServer): Promise<void> {
  const { token, contractId } = await newStoredOrder(server, { ...nextVisits(), box_count: 2 });
  const payment_id = await newBillingKey(server, token);
  const sent = (body: object) => ({ token, path: { id: contractId }, body });
  await server.api.ok("upgradeStorageContract", sent({ grade: "CLIMATE", payment_id }));
  await server.api.ok("extendStorageContract", sent({ months: 1, payment_id }));
  await server.api.ok("terminateStorageContract", sent({ end_date: "2027-01-20", payment_id }));
}

/** Charges the second month of a contract that is paid month by month. */
async function chargeMonth(server: TestServer): Promise<void> {
  const monthly = { ...nextVisits(), box_count: 2, payment_type: "SUBSCRIPTION" as const };
  await newStoredOrder(server, monthly);
  server.clock.pass({ days: 30 });
  await chargeMonthly(server.services);
}

async function subjectsIn<Kind extends SubjectKind>(
  { services }: TestServer,
  kind: Kind,
  table:
    | "estimates"
    | "custom_payments"
    | "storage_orders"
    | "storage_contracts"
    | "contract_changes"
    | "storage_charges"
    | "company_contracts"
    | "company_works"
    | "company_invoices"
    | "company_payments"
    | "boxes"
    | "company_boxes"
    | "damage_reports",
): Promise<readonly Subject<Kind>[]> {
  const rows = await services.db.selectFrom(table).select("id").execute();
  if (rows.length === 0) throw new Error(`There is nothing in ${table}`);
  return rows.map(({ id }) => ({ kind, id }));
}
