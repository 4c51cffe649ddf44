import { pendingAppWork } from "./tracked-apps.ts";
import { pendingCalls } from "./story-network.ts";

const TIMEOUT_MS = 20_000;
const POLL_MS = 20;
const IDLE_CHECKS = 3;
/** Checks without a change after which a story tagged `loading` counts as stable. */
const LOADING_CHECKS = 10;

/**
 * Waits until a story can be checked: router and queries are idle, no skeleton is visible, fonts are loaded. A story
 * tagged `loading` is ready once its pending work no longer changes. Returns what is missing, or null.
 */
export async function waitUntilReady(tags: readonly string[]): Promise<string | null> {
  return tags.includes("loading") ? waitUntilLoadingIsStable() : waitUntilIdle();
}

async function waitUntilIdle(): Promise<string | null> {
  const deadline = performance.now() + TIMEOUT_MS;
  // Several in a row: a response may trigger more requests or a navigation once it is rendered.
  for (let idleChecks = 0; ;) {
    const missing = pendingWork();
    idleChecks = missing.length === 0 ? idleChecks + 1 : 0;
    if (idleChecks === IDLE_CHECKS) return null;
    if (missing.length > 0 && performance.now() > deadline) {
      return `It never got ready (tag it "loading" if that is its point): it waits for ${missing.join(", ")}`;
    }
    await pause(POLL_MS);
  }
}

async function waitUntilLoadingIsStable(): Promise<string | null> {
  let before = "";
  for (let checks = 0; checks < LOADING_CHECKS; checks += 1) {
    const missing = pendingWork().join();
    if (missing !== before) checks = 0;
    before = missing;
    await pause(POLL_MS);
  }
  return before === "" ? `It is tagged "loading", but waits for nothing` : null;
}

function pendingWork(): readonly string[] {
  const hasSkeleton = [...document.querySelectorAll("[data-skeleton]")].some((skeleton) =>
    skeleton.checkVisibility(),
  );
  return [
    ...pendingCalls(),
    ...pendingAppWork(),
    ...(hasSkeleton ? ["a skeleton in sight"] : []),
    ...(document.fonts.status === "loading" ? ["fonts"] : []),
  ];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
