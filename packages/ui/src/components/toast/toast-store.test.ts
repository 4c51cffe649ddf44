import { afterEach, expect, test } from "vitest";
import { scheduleUnaskedChanges } from "../../shared/unasked-change.ts";
import { clearToasts, currentToasts, dismissToast, toast } from "./toast-store.ts";

afterEach(() => {
  scheduleUnaskedChanges((change) => change());
  clearToasts();
});

test("toast comes and goes only when the app lets it", () => {
  const waiting: (() => void)[] = [];
  const letChange = () => {
    for (const change of waiting.splice(0)) change();
  };
  scheduleUnaskedChanges((change) => waiting.push(change));
  toast("저장했어요.");
  expect(currentToasts()).toEqual([]);
  letChange();
  const [message] = currentToasts();
  expect(message?.text).toBe("저장했어요.");
  dismissToast(message?.id ?? 0);
  expect(currentToasts()).toHaveLength(1);
  letChange();
  expect(currentToasts()).toEqual([]);
});
