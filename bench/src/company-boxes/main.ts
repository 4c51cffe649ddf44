// `pnpm bench:server`: what a company's boxes cost to list and search at a thousand, 100 thousand and a million.
import { formatTable } from "../report/table.ts";
import { benchCompanyBoxes } from "./bench-company-boxes.ts";

const table = await benchCompanyBoxes((progress) => console.error(`company boxes: ${progress}`));
if (table === null) {
  console.error("SKIPPED: this bench needs PostgreSQL at 127.0.0.1:5432, or at DATABASE_URL.");
} else {
  console.log(`\n${formatTable(table)}`);
}
