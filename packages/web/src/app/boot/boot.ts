import { ACCESS_TOKEN_KEY } from "@damadum/sdk";

// The only script of a prerendered page, and in the page itself. It fetches the others when the page has been painted. A
// page that only tells runs them at the first sign of a person; one with a form, or with a part that is still to come, at
// once. A classic script, because modules in the head would be fetched before anything is drawn.

const PAUSE_MS = 50;
/** Somebody is there; what they do next may need the application. */
const SIGNS = ["pointermove", "scroll", "touchstart"];
/** Somebody is doing it. */
const TOUCHES = ["pointerdown", "keydown", "focusin", "input"];

const chunks = document.currentScript?.dataset["chunks"]?.split(" ") ?? [];
let isMember = false;
let isHurried = false;
let isStarted = false;

/** Fetched and parsed, not run. */
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

/** One chunk at a time, so that no long task comes between a finger and the page. */
async function run(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // Not all fetched at once: on a phone they then come before the largest paint of the login, three times as late.
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    if (!isHurried) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function start(): void {
  void run().catch(offerReload);
}

function hurry(): void {
  isHurried = true;
  start();
}

/** Whoever is logged in waits for what is theirs. */
function isAwaited(): boolean {
  return isMember || document.querySelector("[data-prerendered] :is(form, [aria-busy])") !== null;
}

/** What failed to load stays failed until the page is loaded again, which is for the person to decide. */
function offerReload(): void {
  addEventListener(
    "click",
    () => {
      if (confirm("화면을 다 불러오지 못했어요. 다시 불러올까요?")) location.reload();
    },
    { once: true },
  );
}

/** A button that is pressed before anybody listens is pressed again when somebody does (catch-up.ts). */
function remember({ target }: Event): void {
  const button = target instanceof Element && target.closest("[data-prerendered] button");
  if (button instanceof HTMLElement) button.dataset["pressed"] = "";
}

/** A form that nobody listens to would go to the address bar with all that was typed; its button is pressed again later. */
function holdBack(event: SubmitEvent): void {
  if (!(event.target instanceof Element) || event.target.closest("[data-prerendered]") === null) {
    return;
  }
  event.preventDefault();
  if (event.submitter instanceof HTMLElement) event.submitter.dataset["pressed"] = "";
}

// Only the app's own bridge is here this early: the header of the web is not to be seen there (theme/recipes/layout.ts).
if ("Capacitor" in window) document.documentElement.dataset["app"] = "";
try {
  // What is drawn for visitors alone hides until the application knows who this is.
  if (localStorage.getItem(ACCESS_TOKEN_KEY) !== null) {
    isMember = true;
    document.documentElement.dataset["member"] = "";
  }
} catch {
  // Storage is forbidden here: nobody is logged in.
}
for (const sign of SIGNS) addEventListener(sign, start, { passive: true, once: true });
for (const touch of TOUCHES) addEventListener(touch, hurry, { passive: true, once: true });
addEventListener("click", remember);
addEventListener("submit", holdBack);
// Not before the frame of the load is on the screen, which may take its time on a busy phone.
const onLoad = () => {
  requestAnimationFrame(() => setTimeout(isAwaited() ? start : fetchChunks, PAUSE_MS));
};
if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad);
