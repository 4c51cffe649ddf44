// `pnpm bench:web`: what the public pages cost a phone, beside peers of the same moment, and what Lighthouse finds wrong.
import { formatTable } from "../report/table.ts";
import { benchAudits } from "./bench-audits.ts";
import { benchFirstPaint } from "./bench-first-paint.ts";
import { benchRepeatVisit } from "./bench-repeat-visit.ts";

const tables = [
  await benchFirstPaint((progress) => console.error(`first paint: ${progress}`)),
  await benchRepeatVisit((progress) => console.error(`repeat visit: ${progress}`)),
  await benchAudits((progress) => console.error(`audits: ${progress}`)),
];
console.log(tables.map((table) => `\n${formatTable(table)}`).join("\n"));
const missed = tables.flatMap((table) => table.missed ?? []);
for (const goal of missed) console.error(`MISSED: ${goal}`);
if (missed.length > 0) process.exitCode = 1;
