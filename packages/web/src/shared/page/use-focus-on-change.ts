import { useEffect, useRef, type RefObject } from "react";

/** What an element needs to take the focus only to be read out from there: no ring is drawn around it. */
interface ReadingPoint<Element> {
  readonly ref: RefObject<Element | null>;
  readonly tabIndex: -1;
  readonly "data-reading-point": "";
}

/** Moves the focus to the element when the value changes: what had it has just left the screen with the step before. */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
): ReadingPoint<Element> {
  const ref = useRef<Element>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    ref.current?.focus();
  }, [value]);
  return { ref, tabIndex: -1, "data-reading-point": "" };
}
