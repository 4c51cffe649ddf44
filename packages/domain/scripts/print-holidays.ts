// Prints the rows of src/calendar/holidays.ts for the years given: pnpm --filter @damadum/domain holidays 2026 2028
import { deriveHolidays } from "../src/calendar/derive-holidays.ts";

const [first = "", last = first] = process.argv.slice(2);
if (!/^\d{4}$/.test(first) || !/^\d{4}$/.test(last)) {
  throw new Error("give a first and a last year, for example: 2026 2028");
}
for (let year = Number(first); year <= Number(last); year += 1) {
  for (const [date, name] of deriveHolidays(year)) {
    console.log(`  "${date}": "${name}",`);
  }
}
