import type { Ref } from "react";

/** One ref callback that sets several refs and clears them again. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]) {
  return (node: T | null) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === "function") return ref(node);
      if (ref !== null && ref !== undefined) ref.current = node;
      return undefined;
    });
    return () => {
      refs.forEach((ref, index) => {
        const cleanup = cleanups[index];
        if (typeof cleanup === "function") cleanup();
        else if (typeof ref === "function") ref(null);
        else if (ref !== null && ref !== undefined) ref.current = null;
      });
    };
  };
}
