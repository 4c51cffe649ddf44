import { explainNumber, limits, within } from "@damadum/contract";

import { stricterRules } from "../contract/stricter-rules.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { IssueList } from "../issue/issue-list.ts";
import { zoneOf } from "../zone/zone-of.ts";
import type { Place } from "./estimate-input.ts";

/** Lowest floor that a ladder truck serves. */
const MIN_LADDER_FLOOR = 2;

/**
 * Broken rules of one address, in a quote or in the address book: a region's postal code, no floor 0, a ladder truck
 * only from floor 2. `label` names the place in messages when there are two.
 */
export function checkPlace(place: Place, label = ""): readonly FieldIssue[] {
  const list = new IssueList();
  if (zoneOf(place.postcode) === null) {
    list.add(["postcode"], "unknown_postcode", "없는 우편번호예요. 주소를 다시 찾아 주세요.");
  }
  const broken = explainNumber(place.floor, within(label, limits.Floor));
  if (broken !== undefined) {
    list.add(["floor"], broken.code, broken.message);
  } else if (stricterRules.Floor.rejects(place.floor)) {
    list.add(
      ["floor"],
      "invalid_floor",
      "층수는 1층이나 지하 1층처럼 0이 아닌 수로 입력해 주세요.",
    );
  } else if (place.carriage === "LADDER" && place.floor < MIN_LADDER_FLOOR) {
    list.add(
      ["carriage"],
      "ladder_too_low",
      "사다리차는 2층부터 쓸 수 있어요. 계단이나 엘리베이터를 골라 주세요.",
    );
  }
  return list.issues;
}
