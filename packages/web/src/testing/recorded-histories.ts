import { beforeAll, describe } from "vitest";
import { commands } from "vitest/browser";

/** What happened, and what the real server answers at the end. */
type Recorded<Answers> = Answers & { readonly names: readonly string[]; readonly now: string };

declare module "vitest/browser" {
  interface BrowserCommands {
    recordHistories: (kind: string, count: number, seed: number) => Promise<string>;
  }
}

/** The same ones each time: the server's test draws others. */
const SEED = 17;

/** Runs the tests of a kind of history on each of as many as given; `read` is only for use inside of them. */
export function describeHistories<Answers>(
  kind: "move" | "storage" | "month" | "company",
  count: number,
  tests: (read: () => Recorded<Answers>) => void,
): void {
  let records: readonly Recorded<Answers>[];
  beforeAll(async () => {
    records = JSON.parse(await commands.recordHistories(kind, count, SEED));
  }, 300_000);
  describe.each(Array.from({ length: count }, (_, index) => index))(
    `${kind} history %i`,
    (index) => {
      tests(() => {
        const record = records[index];
        if (record === undefined) throw new Error("The history was recorded");
        return record;
      });
    },
  );
}

/** The amounts that a page prints in its ledgers, by those of the terms that begin their rows. */
export function printed(
  terms: readonly string[],
  within = "main",
): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, Set<string>> = {};
  for (const row of document.querySelectorAll(`${within} tr`)) {
    const [term, value] = [row.querySelector("th"), row.querySelector("td")];
    const name = terms.find((one) => term?.textContent.startsWith(one));
    if (name !== undefined) (found[name] ??= new Set()).add(value?.textContent ?? "");
  }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, [...values]]));
}
