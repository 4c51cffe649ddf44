import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

const source = join(root, "packages/server/src");
const contexts = "{account,platform,money,damage,reschedule,move,storage,company}";
const files = globSync(`${contexts}/**/*.ts`, { cwd: source })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));

const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/;
const write = /\.(?:insertInto|updateTable|deleteFrom)\(\s*"([a-z_]+)/g;
const isStore = (path: string) => /[/-]store\.ts$/.test(path);

/** Files with statements that have not joined a store yet. Take one out when it has; put none in. */
const OUTSIDE_STORES: readonly string[] = [
  "account/identity/identity-withdrawal.ts",
  "account/member/delete-address.ts",
  "account/member/find-member-id.ts",
  "account/member/list-addresses.ts",
  "account/member/lock-member.ts",
  "account/member/set-password.ts",
  "account/session/end-sessions.ts",
  "account/session/is-known-address-of.ts",
  "account/session/require-active-session.ts",
  "account/session/social-accounts.ts",
  "account/ticket/tickets.ts",
  "company/company-billing/company-reminders.ts",
  "company/company-billing/earlier-credits.ts",
  "company/company-billing/is-billed-since.ts",
  "company/company-billing/list-company-invoices.ts",
  "company/company-billing/list-company-payments.ts",
  "company/company-box/list-own-boxes.ts",
  "company/company-contract/list-company-contracts.ts",
  "company/company-work/bill-works.ts",
  "company/company-work/has-ongoing-work.ts",
  "company/company-work/list-company-works.ts",
  "company/company/leave-company.ts",
  "company/company/lock-company.ts",
  "company/company/take-box-numbers.ts",
  "company/contract-state/cancel-contract-requests.ts",
  "company/contract-state/has-active-contract.ts",
  "company/contract-state/list-contracts-within.ts",
  "company/contract-state/store-contract.ts",
  "money/custom-payment/balance-links.ts",
  "money/ledger/ledger-columns.ts",
  "money/payment/catch-problem.ts",
  "money/payment/ledger.ts",
  "money/payment/list-payments.ts",
  "money/payment/open-preparations.ts",
  "money/payment/void-preparations.ts",
  "move/estimate/find-owner-of-move.ts",
  "move/estimate/move-reminders.ts",
  "move/estimate/visited-on.ts",
  "move/review/review-withdrawal.ts",
  "platform/file/attach-files.ts",
  "platform/health/get-health.ts",
  "platform/notice/retry-notice.ts",
  "platform/reminder/remind-now.ts",
  "storage/box/end-dates-of.ts",
  "storage/box/find-owner-of-storage-order.ts",
  "storage/contract-state/require-no-arrears.ts",
  "storage/order-state/ongoing-finals.ts",
  "storage/receiver-link/receiver-link-withdrawal.ts",
  "storage/storage-contract/list-storage-contracts.ts",
  "storage/storage-contract/storage-reminders.ts",
  "storage/storage-order/list-storage-orders.ts",
];

it("only stores hold SQL, but for the files that are listed", () => {
  const outside = files.filter(({ path, text }) => !isStore(path) && statement.test(text));
  expect(outside.map(({ path }) => path).toSorted()).toEqual(OUTSIDE_STORES);
});

/** Contexts that write a table of another one; every other table has one context that writes it. */
const SHARED_TABLES: Readonly<Record<string, readonly string[]>> = {
  users: ["account", "company"],
};

it("each table is written by one context, but for those that are listed", () => {
  const writers = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const [context = ""] = relative(".", path).split("/");
    for (const [, table = ""] of text.matchAll(write)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(context));
    }
  }
  const shared = [...writers].filter(([, each]) => each.size > 1);
  expect(Object.fromEntries(shared.map(([table, each]) => [table, [...each].toSorted()]))).toEqual(
    SHARED_TABLES,
  );
});
