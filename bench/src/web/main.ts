// `pnpm bench:web` measures the public pages on a phone beside peers of the same rounds, Lighthouse's audits, and how
// soon presses are answered; `pnpm bench:web presses` only what begins with that word.
import { printTables } from "../report/table.ts";
import { benchAudits } from "./bench-audits.ts";
import { benchFirstPaint } from "./bench-first-paint.ts";
import { benchFirstQuestion } from "./bench-first-question.ts";
import { benchPresses } from "./bench-presses.ts";
import { benchRepeatVisit } from "./bench-repeat-visit.ts";

const benches = [
  ["first paint", benchFirstPaint],
  ["repeat visit", benchRepeatVisit],
  ["audits", benchAudits],
  ["first question", benchFirstQuestion],
  ["presses", benchPresses],
] as const;
const requested = process.argv.slice(2).join(" ");
for (const [name, bench] of benches) {
  if (!name.startsWith(requested)) continue;
  const table = await bench((progress) => console.error(`${name}: ${progress}`));
  printTables([table]);
}
