import fc from "fast-check";
import { stepsOf, type Scene } from "./scene.ts";

export interface History {
  readonly flag: boolean;
  readonly names: readonly string[];
}

/** Histories of a kind of scene: mostly ways that lead somewhere, with any step between them. */
export function historiesOf({ steps, ways }: Scene): fc.Arbitrary<History> {
  const any = fc.constantFrom(...Object.keys(steps));
  const next = fc.oneof({ arbitrary: fc.constantFrom(...ways.next), weight: 3 }, any);
  const first = fc.oneof({ arbitrary: fc.constantFrom(...ways.first), weight: 6 }, any);
  return fc
    .record({ flag: fc.boolean(), first, more: fc.array(next, { minLength: 1, maxLength: 3 }) })
    .map(({ flag, first: begins, more }) => ({ flag, names: [begins, ...more].flatMap(stepsOf) }));
}
