import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Certification } from "../records/certification.ts";
import type { StoredCustomer } from "../records/customer.ts";
import type { Payment, Preparation } from "../records/payment.ts";
import type { Receipt } from "../records/receipt.ts";

/** One record: the last one written under a kind and id wins; null deletes it. */
export type JournalEntry =
  | { kind: "preparation"; id: string; value: Preparation | null }
  | { kind: "payment"; id: string; value: Payment }
  | { kind: "receipt"; id: string; value: Receipt }
  | { kind: "customer"; id: string; value: StoredCustomer | null }
  | { kind: "certification"; id: string; value: Certification };

export interface Journal {
  /** Records of earlier runs. */
  entries: readonly JournalEntry[];
  write: (entry: JournalEntry) => void;
}

/** Keeps records in memory only. */
export function memoryJournal(): Journal {
  return { entries: [], write: () => {} };
}

/**
 * Appends each change to a file before responding, so that a refund still finds its payment after a restart.
 * The file is compacted at start; a last line torn by a crash was never acknowledged and is dropped.
 */
export function fileJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const entries = existsSync(file) ? latest(readFileSync(file, "utf8")) : [];
  const compacted = `${file}.new`;
  writeFileSync(compacted, entries.map(line).join(""));
  renameSync(compacted, file);
  return {
    entries,
    write: (entry) => {
      appendFileSync(file, line(entry));
    },
  };
}

function line(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

function latest(text: string): JournalEntry[] {
  const byId = new Map<string, JournalEntry>();
  const lines = text.split("\n");
  // The rest after the last newline is empty or a torn line.
  for (const written of lines.slice(0, -1)) {
    const entry: JournalEntry = JSON.parse(written);
    byId.set(`${entry.kind}:${entry.id}`, entry);
  }
  return [...byId.values()].filter(({ value }) => value !== null);
}
