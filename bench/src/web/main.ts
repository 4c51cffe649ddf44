// `pnpm bench:web`: load times of the public pages on a phone, beside peers measured in the same rounds, and
// Lighthouse's audits.
import { printTables } from "../report/table.ts";
import { benchAudits } from "./bench-audits.ts";
import { benchFirstPaint } from "./bench-first-paint.ts";
import { benchRepeatVisit } from "./bench-repeat-visit.ts";

const benches = [
  ["first paint", benchFirstPaint],
  ["repeat visit", benchRepeatVisit],
  ["audits", benchAudits],
] as const;
for (const [name, bench] of benches) {
  const table = await bench((progress) => console.error(`${name}: ${progress}`));
  printTables([table]);
}
