/** Whether the focus is on the element that `useFocusOnChange` moves it to. */
export function isFocusTargetFocused(): boolean {
  return document.activeElement?.matches("[data-focus-target]") === true;
}
