import { pendingAppWork } from "../../packages/web/src/testing/tracked-apps.ts";
import { callsUnderWay } from "./story-network.ts";

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 20;
const RESTFUL_LOOKS = 3;
/** Looks without a change after which what is on its way on purpose is as it stays. */
const LOOKS_AT_LOADING = 10;

/**
 * Waits until a story may be judged: router and queries rest, no skeleton is in sight, fonts are here. A story tagged
 * `loading` shows what is on its way: it is ready as soon as nothing more comes. Answers what is missing, or null.
 */
export async function untilReady(tags: readonly string[]): Promise<string | null> {
  return tags.includes("loading") ? untilLoadingRests() : untilNothingIsAwaited();
}

async function untilNothingIsAwaited(): Promise<string | null> {
  const deadline = performance.now() + PATIENCE_MS;
  // Several in a row: what has just come may ask for more, or lead on to another page once it is drawn.
  for (let restful = 0; restful < RESTFUL_LOOKS;) {
    const missing = awaited();
    restful = missing.length === 0 ? restful + 1 : 0;
    if (missing.length > 0 && performance.now() > deadline) {
      return `It never got ready (tag it "loading" if that is its point): it waits for ${missing.join(", ")}`;
    }
    await pause(LOOK_AGAIN_MS);
  }
  return null;
}

async function untilLoadingRests(): Promise<string | null> {
  let before = "";
  for (let looks = 0; looks < LOOKS_AT_LOADING; looks += 1) {
    const missing = awaited().join();
    if (missing !== before) looks = 0;
    before = missing;
    await pause(LOOK_AGAIN_MS);
  }
  return before === "" ? `It is tagged "loading", but waits for nothing` : null;
}

function awaited(): readonly string[] {
  const hasSkeleton = [...document.querySelectorAll("[data-skeleton]")].some((skeleton) =>
    skeleton.checkVisibility(),
  );
  return [
    ...callsUnderWay(),
    ...pendingAppWork(),
    ...(hasSkeleton ? ["a skeleton in sight"] : []),
    ...(document.fonts.status === "loading" ? ["fonts"] : []),
  ];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
