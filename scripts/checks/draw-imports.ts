type Import = readonly [from: string, to: string];

/**
 * A mermaid drawing of which parts import which, where a part is the first group of `part` in a file's path. An arrow
 * that others imply is left out.
 */
export function mermaid(imports: readonly Import[], part: RegExp): string {
  const arrows = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [a, b] = [from, to].map((file) => part.exec(file)?.[1]);
    if (a === undefined) continue;
    const targets = arrows.get(a) ?? new Set();
    if (b !== undefined && b !== a) targets.add(b);
    arrows.set(a, targets);
  }
  const lines = [...arrows].toSorted(byName).flatMap(([from, targets]) => {
    const shown = [...targets].filter(
      // Of two that lead to each other, neither implies the other.
      (to) =>
        ![...targets].some(
          (by) => by !== to && reaches(arrows, by, to, from) && !reaches(arrows, to, by, from),
        ),
    );
    return shown.length === 0 ? [from] : shown.toSorted().map((to) => `${from} --> ${to}`);
  });
  return ["```mermaid", "flowchart TD", ...lines.map((line) => `  ${line}`), "```"].join("\n");
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a.localeCompare(b, "en");

/** Whether arrows lead from one part to another without passing through a third. */
function reaches(
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  without: string,
): boolean {
  const seen = new Set([from, without]);
  for (const part of seen) {
    if (part === without) continue;
    for (const next of arrows.get(part) ?? []) {
      if (next === to) return true;
      seen.add(next);
    }
  }
  return false;
}

/** The text with the drawing between the marks `<!-- name -->` and `<!-- /name -->`. */
export function drawn(text: string, name: string, drawing: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!marks.test(text)) throw new Error(`docs/architecture.md has no place for ${name}`);
  return text.replace(marks, `$1${drawing}\n$2`);
}
