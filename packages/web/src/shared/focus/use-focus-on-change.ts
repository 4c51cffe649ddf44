import { useEffect, useRef } from "react";

/** Moves the focus to the element when the value changes: what had it has just left the screen with the step before. */
export function useFocusOnChange<Element extends HTMLElement>(value: unknown) {
  const element = useRef<Element>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
