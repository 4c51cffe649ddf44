// `pnpm bench:server`: the time to list and search a company's boxes at 1,000 and 100,000 (`million`: also at
// 1,000,000), and how long logins delay other requests. Exits with 1 when a goal is missed.
import { benchCompanyBoxes } from "../company-boxes/bench-company-boxes.ts";
import { printTables, type Table } from "../report/table.ts";
import { benchLogins } from "./bench-logins.ts";

const tables: Table[] = [];
const boxes = await benchCompanyBoxes((progress) => console.error(`company boxes: ${progress}`), {
  million: process.argv.includes("million"),
});
if (boxes === null) {
  console.error("SKIPPED: company boxes need PostgreSQL at 127.0.0.1:5432, or at DATABASE_URL.");
} else {
  tables.push(boxes);
}
tables.push(await benchLogins((progress) => console.error(`logins: ${progress}`)));
printTables(tables);
