/** Whether the focus is where a new step is read out from, and no longer with what has left the screen. */
export function isAtReadingPoint(): boolean {
  return document.activeElement?.matches("[data-reading-point]") === true;
}
