import { ACCESS_TOKEN_KEY } from "@damadum/sdk";

// The only script that a prerendered page names: it brings the others when the page has been painted, or with the first
// touch. A classic file of its own, because a module in the head would be fetched before anything is drawn.

const PAUSE_MS = 50;
const TOUCHES = ["pointerdown", "keydown", "focusin"];

const chunks = document.currentScript?.dataset["chunks"]?.split(" ") ?? [];
let isHurried = false;
let isStarted = false;

/** One chunk at a time, so that no long task comes between a finger and the page. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    if (!isHurried) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function hurry(): void {
  isHurried = true;
  void start().catch(offerReload);
}

/** What failed to load stays failed until the page is loaded anew, which is for the person to decide. */
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

// Only the app's own bridge is here this early: the header of the web is not to be seen there (theme/recipes/layout.ts).
if ("Capacitor" in window) document.documentElement.dataset["app"] = "";
try {
  // What is drawn for visitors alone hides until the application knows who this is.
  if (localStorage.getItem(ACCESS_TOKEN_KEY) !== null)
    document.documentElement.dataset["member"] = "";
} catch {
  // Storage is forbidden here: nobody is logged in.
}
for (const touch of TOUCHES) addEventListener(touch, hurry, { passive: true, once: true });
addEventListener("click", remember);
// A pause even then: what is painted with the load comes first.
const startSoon = () => setTimeout(() => void start().catch(offerReload), PAUSE_MS);
if (document.readyState === "complete") startSoon();
else addEventListener("load", startSoon);
