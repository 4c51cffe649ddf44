import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileJournal, type JournalEntry } from "./journal.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-journal-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const preparation = (id: string, amount: number): JournalEntry => ({
  kind: "preparation",
  id,
  value: { merchant_uid: id, amount },
});

test("fileJournal returns the last value of every record after a restart", () => {
  const file = join(folder, "deep", "payments.jsonl");
  const first = fileJournal(file);
  first.write(preparation("order-1", 100));
  first.write(preparation("order-2", 200));
  first.write(preparation("order-1", 300));
  first.write({ kind: "preparation", id: "order-2", value: null });

  expect(fileJournal(file).entries).toEqual([preparation("order-1", 300)]);
});

test("journal skips a torn line and appends after it when it is reopened", () => {
  const file = join(folder, "payments.jsonl");
  fileJournal(file).write(preparation("order-1", 100));
  appendFileSync(file, '{"kind":"preparation","id":"or');

  fileJournal(file).write(preparation("order-2", 200));

  expect(fileJournal(file).entries.map((entry) => entry.id)).toEqual(["order-1", "order-2"]);
});
