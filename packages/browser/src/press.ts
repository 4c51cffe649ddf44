/** A press whose release went elsewhere, such as to another window, counts as over after this time. */
const LONGEST_PRESS_MS = 5_000;
/** After a touch the click is an event of its own; after a long touch or over a disabled button there is none. */
const CLICK_WITHIN_MS = 300;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/**
 * Runs `act` now, or, while a finger or a mouse button is down, right after the click that follows. What changes the
 * page without being asked to, such as an error that a field shows when it is left, passes through here: if the page
 * moved between press and release, the click would miss what was pressed.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

function endPress(): void {
  clearTimeout(timer);
  isPressed = false;
  for (const act of waiting.splice(0)) act();
}

function endWithin(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(endPress, ms);
}

function follow(target: Window): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", endPress);
  port1.start();
  // In the capture phase, so that no handler can hide an event.
  const on = (name: string, listen: (event: Event) => void) =>
    target.addEventListener(name, listen, { capture: true, passive: true });
  on("pointerdown", (event) => {
    if (!(event instanceof PointerEvent) || event.button !== 0) return;
    isPressed = true;
    endWithin(LONGEST_PRESS_MS);
  });
  on("pointerup", () => endWithin(CLICK_WITHIN_MS));
  // Not within the event: every handler of the click comes first.
  on("click", () => port2.postMessage(null));
  on("pointercancel", endPress);
  target.addEventListener("blur", endPress);
}

if (typeof window !== "undefined") follow(window);
