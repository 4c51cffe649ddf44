// `pnpm bench` runs every bench that is measured beside a peer; `pnpm bench forms` (or bytes, contract, server) runs only that one.
import { benchBytes } from "./bytes/bench-bytes.ts";
import { benchContract } from "./contract/bench-contract.ts";
import { benchForms } from "./forms/bench-forms.ts";
import { printTables, type Table } from "./report/table.ts";
import { benchBoard } from "./operator/bench-board.ts";
import { benchOperator } from "./operator/bench-operator.ts";
import { benchSearch } from "./operator/bench-search.ts";
import { benchServer } from "./server/bench-server.ts";

const benches: Readonly<Record<string, (report: (progress: string) => void) => Promise<Table>>> = {
  forms: benchForms,
  bytes: benchBytes,
  contract: benchContract,
  server: benchServer,
  search: benchSearch,
  operator: benchOperator,
  board: benchBoard,
};

/** These have no peer, and take as long as a day of work or a million orders. */
const onRequest: ReadonlySet<string> = new Set(["search", "operator", "board"]);

const requested = process.argv.slice(2).filter((name) => name !== "--");
const unknown = requested.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No bench is called ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(1);
}

const tables: Table[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (requested.length > 0 ? !requested.includes(name) : onRequest.has(name)) continue;
  tables.push(await bench((progress) => console.error(`${name}: ${progress}`)));
}
printTables(tables);
