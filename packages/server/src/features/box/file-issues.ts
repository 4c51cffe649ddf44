import type { FieldIssue } from "@damadum/domain";

/** Nobody can upload a file yet, so every file that is named is unknown. */
export function fileIssues(
  fileIds: readonly string[],
  path: FieldIssue["path"] = [],
): readonly FieldIssue[] {
  if (fileIds.length === 0) return [];
  const message = "올린 사진을 찾을 수 없어요. 사진을 다시 올려 주세요.";
  return [{ path: [...path, "fileIds"], code: "unknown_file", message }];
}
