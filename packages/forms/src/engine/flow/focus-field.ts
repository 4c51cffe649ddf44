const WRONG = "[aria-invalid=true]";
const CHOSEN = "input:checked";
/** The day of a calendar that the Tab key leads to; the arrows beside the month come before it. */
const DAY = "[data-date][tabindex='0']";
const USABLE =
  "input:enabled:not([type=hidden]), button:enabled:not([tabindex='-1']), textarea, select";

/**
 * Focuses the control with this id, out of a folded part too, with what is said to be wrong with it in sight; in a group the first that
 * is wrong, or chosen, or can be used. False when it is not on the screen.
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
  // Nothing within a closed one takes the focus.
  if (folded !== null) folded.open = true;
  target.focus();
  // It stands below the control, whose focus alone may leave it under a bar at the bottom.
  const message = document.getElementById(`${id}-error`);
  if (message !== null) {
    message.scrollIntoView({ block: "nearest" });
    // Of a group that is higher than the screen, the control comes first.
    target.scrollIntoView({ block: "nearest" });
  }
  return true;
}
