import type { FieldIssue } from "@damadum/domain";
import type { BoxUpdate } from "@damadum/sdk/model";
import type { StoredContent } from "./content-store.ts";
import type { Box } from "./store.ts";

/** Issues of an update: boxes or contents that are unknown or sent twice. */
export function boxUpdateIssues(
  updates: readonly BoxUpdate[],
  stored: {
    readonly boxes: readonly Pick<Box, "id" | "serial">[];
    readonly contents: readonly Pick<StoredContent, "id" | "box_id">[];
  },
): readonly FieldIssue[] {
  const idOf = new Map(stored.boxes.map(({ id, serial }) => [serial, id]));
  const boxOf = new Map(stored.contents.map(({ id, box_id: boxId }) => [id, boxId]));
  const seen = new Set<string>();
  const isSecond = (key: string) => seen.size === seen.add(key).size;

  return updates.flatMap(({ box_serial: serial, contents }, index): FieldIssue[] => {
    const path = ["boxes", index, "boxSerial"];
    const boxId = idOf.get(serial);
    if (boxId === undefined) {
      return [{ path, code: "unknown_box", message: "이 주문의 박스가 아니에요." }];
    }
    if (isSecond(serial)) {
      return [{ path, code: "duplicate_box", message: "같은 박스를 두 번 보냈어요." }];
    }
    return contents.flatMap(({ content_id: id }, at): FieldIssue[] => {
      const field = ["boxes", index, "contents", at, "contentId"];
      if (id === undefined) return [];
      if (boxOf.get(id) !== boxId) {
        const message = "이 박스에 없는 내용물이에요. 새로 고침한 뒤 다시 해 주세요.";
        return [{ path: field, code: "unknown_content", message }];
      }
      if (!isSecond(id)) return [];
      return [{ path: field, code: "duplicate_content", message: "같은 내용물을 두 번 보냈어요." }];
    });
  });
}
