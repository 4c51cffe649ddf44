const WRONG = "[aria-invalid=true]";
const CHOSEN = "input:checked";
/** The tabbable day of a calendar; the arrows beside the month come before it. */
const DAY = "[data-date][tabindex='0']";
const USABLE =
  "input:enabled:not([type=hidden]), button:enabled:not([tabindex='-1']), textarea, select";

/**
 * Focuses the control with this id, even in a folded part, and scrolls its error message into view; in a group the
 * first control that is invalid, or else chosen, or else enabled. Returns false when the id is not on the page.
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  const isGroup = element.matches("fieldset, [role=group]");
  const control = isGroup
    ? [WRONG, CHOSEN, DAY, USABLE]
        .map((selector) => element.querySelector<HTMLElement>(selector))
        .find((found) => found !== null)
    : element;
  const target = control ?? element;
  const folded = target.closest("details");
  // Nothing within closed details can take the focus.
  if (folded !== null) folded.open = true;
  target.focus();
  // The message is below the control, so focusing alone may leave it under a bar at the bottom.
  const message = document.getElementById(`${id}-error`);
  if (message !== null) {
    message.scrollIntoView({ block: "nearest" });
    // When a group is taller than the viewport, the control takes precedence.
    target.scrollIntoView({ block: "nearest" });
  }
  return true;
}
