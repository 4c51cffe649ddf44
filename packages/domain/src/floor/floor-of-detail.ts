import { isFloor } from "./floor.ts";

/** `지하 1층`, `B1층`, `3층`; `1203호`, `B102호`, `지하 102호`: the last two digits of a unit count it on its floor. */
const named = /(지하|B)?\s*(\d{1,3})층/iu;
const unit = /(지하|B)?\s*(\d{1,3})\d{2}호/iu;

/** The floor that a detailed address names, as `101동 1203호` names the 12th; undefined when it names none. */
export function floorOfDetail(detail: string): number | undefined {
  const found = named.exec(detail) ?? unit.exec(detail);
  if (found === null) return undefined;
  const floor = Number(found[2]) * (found[1] === undefined ? 1 : -1);
  return isFloor(floor) ? floor : undefined;
}
