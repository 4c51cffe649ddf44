type Choice = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells the application, which has just taken over a prerendered page, what was chosen, typed and pressed there before
 * anybody listened. React leaves such answers on the screen, but its state knows nothing of them.
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

/** A press that changes nothing says nothing, so the answer goes back to what it was first. */
function repeatPress(choice: Choice): void {
  if (!(choice instanceof HTMLInputElement) || choice.checked === choice.defaultChecked) return;
  // Of a group of radio buttons, the one that was chosen says it for all.
  if (choice.type === "radio" && !choice.checked) return;
  choice.checked = choice.defaultChecked;
  choice.click();
}

/** As a key does it: past the property by which React notices what it has written itself. */
function repeatTyping(choice: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = choice.value;
  const prototype =
    choice instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  choice.value = choice.defaultValue;
  Reflect.set(prototype, "value", typed, choice);
  choice.dispatchEvent(new Event("input", { bubbles: true }));
}
