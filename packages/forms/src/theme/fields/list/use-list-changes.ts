import { josa } from "es-hangul";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** A person's change of a list; `total` is the number of entries afterwards. */
export type ListChange =
  | { readonly kind: "added"; readonly index: number; readonly total: number }
  | { readonly kind: "removed"; readonly index: number; readonly total: number }
  | { readonly kind: "moved"; readonly index: number; readonly to: number; readonly total: number };

interface ListChanges {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly noteChange: (change: ListChange) => void;
  /** The screen reader's announcement of the last change. */
  readonly announcement: string;
}

const CONTROL =
  "input:enabled:not([type=hidden]), select:enabled, textarea:enabled, button:enabled";

/** After a change of a list: moves the focus to the next control and announces the change. */
export function useListChanges(entryName: string): ListChanges {
  const root = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<ListChange | null>(null);
  // Once for each change: rjsf shows the new entries in the same commit.
  useEffect(() => {
    if (change !== null) targetOf(root.current, change)?.focus();
  }, [change]);
  return {
    root,
    noteChange: useCallback((next) => setChange(next), []),
    announcement: change === null ? "" : wordsFor(entryName, change),
  };
}

function targetOf(root: HTMLElement | null, change: ListChange): HTMLElement | null {
  const find = (selector: string) => root?.querySelector<HTMLElement>(selector) ?? null;
  switch (change.kind) {
    case "added":
      return find(`[data-entry="${change.index}"] :is(${CONTROL})`);
    case "removed": {
      const next = Math.min(change.index, change.total - 1);
      return find(`[data-entry="${next}"] [data-remove]`) ?? find("[data-add]");
    }
    case "moved": {
      const entry = `[data-entry="${change.to}"]`;
      const way = change.to < change.index ? -1 : 1;
      return find(`${entry} [data-move="${way}"]:enabled`) ?? find(`${entry} [data-move]:enabled`);
    }
  }
}

function wordsFor(entryName: string, change: ListChange): string {
  const name = `${entryName} ${change.index + 1}`;
  switch (change.kind) {
    case "added":
      return `${name} 칸을 더했어요. 모두 ${change.total}개예요.`;
    case "removed":
      return change.total === 0
        ? `${name} 칸을 지웠어요. 남은 ${josa(entryName, "이/가")} 없어요.`
        : `${name} 칸을 지웠어요. ${change.total}개 남았어요.`;
    case "moved":
      return `${name} 칸을 ${change.to + 1}번째로 옮겼어요.`;
  }
}
