import { useEffect, useRef, type RefObject } from "react";

/** Props of an element that receives the focus for screen readers; it shows no focus ring. */
interface FocusTarget<Element> {
  readonly ref: RefObject<Element | null>;
  readonly tabIndex: -1;
  readonly "data-focus-target": "";
}

/** Moves the focus to the element when the value changes, because the element that had it was unmounted. */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
): FocusTarget<Element> {
  const ref = useRef<Element>(null);
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    ref.current?.focus();
  }, [value]);
  return { ref, tabIndex: -1, "data-focus-target": "" };
}
