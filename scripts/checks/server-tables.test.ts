import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

const source = join(root, "packages/server/src");
const contexts = "{account,platform,money,damage,reschedule,move,storage,company,paper}";
const files = globSync(`${contexts}/**/*.ts`, { cwd: source })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));

const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/;
const write = /\.(?:insertInto|updateTable|deleteFrom)\(\s*"([a-z_]+)/g;
const isStore = (path: string) => /[/-]store\.ts$/.test(path);

/** Files with statements that have not joined a store yet. Take one out when it has; put none in. */
const OUTSIDE_STORES: readonly string[] = [
  "account/member/addresses.ts",
  "account/member/lock-member.ts",
  "account/member/passwords.ts",
  "account/member/read-member.ts",
  "account/session/is-known-address-of.ts",
  "account/session/require-active-session.ts",
  "account/session/sessions.ts",
  "account/session/social-accounts.ts",
  "account/ticket/tickets.ts",
  "company/company-billing/company-reminders.ts",
  "company/company-billing/earlier-credits.ts",
  "company/company-billing/ports.ts",
  "company/company-billing/read-billing.ts",
  "company/company-box/make-boxes.ts",
  "company/company-box/read-company-boxes.ts",
  "company/company-contract/contract-steps.ts",
  "company/company-contract/read-company-contracts.ts",
  "company/company-work/bill-works.ts",
  "company/company-work/read-company-works.ts",
  "company/company/company-people.ts",
  "company/company/lock-company.ts",
  "company/contract-state/read-contracts.ts",
  "company/contract-state/store-contract.ts",
  "money/custom-payment/ask-again.ts",
  "money/custom-payment/balance-links.ts",
  "money/ledger/ledger-columns.ts",
  "money/payment/catch-problem.ts",
  "money/payment/ledger.ts",
  "money/payment/list-payments.ts",
  "money/payment/preparations.ts",
  "move/estimate/move-reminders.ts",
  "move/estimate/read-estimates.ts",
  "move/estimate/visited-on.ts",
  "platform/health/routes.ts",
  "platform/notice/notices.ts",
  "storage/box/end-dates-of.ts",
  "storage/box/find-owner-of-storage-order.ts",
  "storage/order-state/ongoing-finals.ts",
  "storage/storage-contract/read-storage-contracts.ts",
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
