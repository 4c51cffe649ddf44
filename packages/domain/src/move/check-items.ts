import { explainMissing, explainNumber, limits } from "@damadum/contract";

import type { FieldIssue } from "../issue/field-issue.ts";
import type { MoveItemCount } from "./estimate-input.ts";
import { findMoveItem } from "./find-move-item.ts";
import { IssueList } from "../issue/issue-list.ts";
import { MAX_MOVE_VOLUME, totalVolumeCount } from "./total-volume-count.ts";

/**
 * Broken rules of the items to move: at least one, each known, each once, as many as the contract allows, together no
 * more than can be quoted without a visit.
 */
export function checkItems(items: readonly MoveItemCount[]): readonly FieldIssue[] {
  const list = new IssueList();
  if (items.length === 0) {
    const { code, message } = explainMissing(limits.EstimateDraft.items);
    list.add(["items"], code, message);
  }
  const seen = new Set<string>();
  for (const [index, { itemId, count }] of items.entries()) {
    if (findMoveItem(itemId) === undefined) {
      list.add(
        ["items", index, "itemId"],
        "unknown_item",
        "목록에 없는 짐이에요. 빼고 다시 골라 주세요.",
      );
    } else if (seen.has(itemId)) {
      list.add(
        ["items", index, "itemId"],
        "duplicate_item",
        "같은 짐이 두 번 담겼어요. 하나로 모아 개수를 늘려 주세요.",
      );
    }
    const broken = explainNumber(count, limits.MoveItemCount.count);
    if (broken !== undefined) list.add(["items", index, "count"], broken.code, broken.message);
    seen.add(itemId);
  }
  if (list.issues.length === 0 && totalVolumeCount(items) > MAX_MOVE_VOLUME) {
    list.add(
      ["items"],
      "load_too_large",
      "온라인으로는 5톤 트럭 5대 분량까지 견적을 낼 수 있어요. 짐을 줄이거나 고객센터에 문의해 주세요.",
    );
  }
  return list.issues;
}
