import { ACCESS_TOKEN_KEY } from "@damadum/sdk";
import { markLargeText } from "@damadum/ui/large-text";

// The only script of a prerendered page, inlined in it. Fetches the others once the page has painted. A page that is
// only read runs them at the first sign of a person; one with a form, or with a part that is still loading, runs them
// immediately. A classic script, because modules in the head would be fetched before the first paint.

const PAUSE_MS = 50;
/** Signs that a person is there, whose next action may need the application. */
const SIGNS = ["pointermove", "scroll", "touchstart"];
/** Actions that may need it now. */
const TOUCHES = ["pointerdown", "keydown", "focusin", "input"];

const chunks = document.currentScript?.dataset["chunks"]?.split(" ") ?? [];
let isMember = false;
let isHurried = false;
/** Nothing starts in a browser that is too old (index.html). */
let isStarted = "oldBrowser" in document.documentElement.dataset;

/** Fetches and parses the chunks without running them. */
function fetchChunks(): void {
  for (const href of chunks) {
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        fetchPriority: "low",
        href,
      }),
    );
  }
}

/** Runs one chunk at a time, so that no long task delays the response to a tap. */
async function run(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // Not fetched in parallel: on a phone that made the largest paint of the login three times as late.
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    if (!isHurried) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Ends the listening for signs. */
const noticed = new AbortController();

function start(): void {
  noticed.abort();
  void run().catch(offerReload);
}

/** A cursor that rests on a new page may fire a pointer event without movement, which is no sign of a person. */
function startUnlessResting(event: Event): void {
  if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
  start();
}

function hurry(): void {
  isHurried = true;
  start();
}

/** A member waits for personal content; a form or a part that is loading waits for the application. */
function isAwaited(): boolean {
  return isMember || document.querySelector("[data-prerendered] :is(form, [aria-busy])") !== null;
}

/** A chunk that failed to load stays failed until the page reloads, which the user decides. */
function offerReload(): void {
  addEventListener(
    "click",
    () => {
      if (confirm("화면을 다 불러오지 못했어요. 다시 불러올까요?")) location.reload();
    },
    { once: true },
  );
}

/** Remembers a button pressed before hydration, so that it is pressed again afterwards (catch-up.ts). */
function remember({ target }: Event): void {
  const button = target instanceof Element && target.closest("[data-prerendered] button");
  if (button instanceof HTMLElement) button.dataset["pressed"] = "";
}

/** Before hydration a form would submit all that was typed to the address bar; its button is pressed again later. */
function holdBack(event: SubmitEvent): void {
  if (!(event.target instanceof Element) || event.target.closest("[data-prerendered]") === null) {
    return;
  }
  event.preventDefault();
  if (event.submitter instanceof HTMLElement) event.submitter.dataset["pressed"] = "";
}

markLargeText();
// Text that grows, or a screen that turns, changes the page's size; the application watches more closely later.
new ResizeObserver(markLargeText).observe(document.documentElement);
// Of the app, only its native bridge exists this early; the web header is hidden there (theme/recipes/layout.ts).
if ("Capacitor" in window) document.documentElement.dataset["app"] = "";
try {
  // Hides what is only for visitors until the application knows who this is.
  if (localStorage.getItem(ACCESS_TOKEN_KEY) !== null) {
    isMember = true;
    document.documentElement.dataset["member"] = "";
  }
} catch {
  // Storage is blocked, so no member is logged in.
}
const untilNoticed = { passive: true, signal: noticed.signal };
for (const sign of SIGNS) addEventListener(sign, startUnlessResting, untilNoticed);
for (const touch of TOUCHES) addEventListener(touch, hurry, { passive: true, once: true });
addEventListener("click", remember);
addEventListener("submit", holdBack);
// Waits for the frame of the load event to paint, which may be late on a busy phone.
const onLoad = () => {
  requestAnimationFrame(() => setTimeout(isAwaited() ? start : fetchChunks, PAUSE_MS));
};
if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad);
