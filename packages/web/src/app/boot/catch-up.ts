type Choice = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays what was chosen, typed and pressed on a prerendered page before its hydration. React leaves such input on the
 * screen, but its state does not know about it.
 */
export function catchUp(container: HTMLElement): void {
  for (const choice of container.querySelectorAll<Choice>("input, textarea, select"))
    repeat(choice);
  const pressed = container.querySelectorAll<HTMLElement>("[data-pressed]");
  for (const button of pressed) delete button.dataset["pressed"];
  pressed.item(pressed.length - 1)?.click();
}

function repeat(choice: Choice): void {
  if (choice instanceof HTMLSelectElement) {
    const isOther = [...choice.options].some(
      (option) => option.selected !== option.defaultSelected,
    );
    if (isOther) choice.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (choice.type === "radio" || choice.type === "checkbox") {
    repeatPress(choice);
  } else if (choice.value !== choice.defaultValue) {
    repeatTyping(choice);
  }
}

/** A click that changes nothing fires no event, so the choice is reset to its default first. */
function repeatPress(choice: Choice): void {
  if (!(choice instanceof HTMLInputElement) || choice.checked === choice.defaultChecked) return;
  // In a radio group, replaying the chosen button is enough.
  if (choice.type === "radio" && !choice.checked) return;
  choice.checked = choice.defaultChecked;
  choice.click();
}

/** Sets the value as a key does: bypasses the property with which React tracks its own writes. */
function repeatTyping(choice: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = choice.value;
  const prototype =
    choice instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  choice.value = choice.defaultValue;
  Reflect.set(prototype, "value", typed, choice);
  choice.dispatchEvent(new Event("input", { bubbles: true }));
}
