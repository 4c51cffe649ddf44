/** A screen narrower than this many times its text size has no room for bars at its edges: 390 px from 143 % on. */
const NARROW_REM = 17;

/**
 * Marks the document (`html[data-large-text]`) while its text is large for its width, however it became so. A media
 * query does not see a size that the page or a setting gives to its root, and a query of a container would, in older
 * browsers, tie fixed bars to that container.
 */
export function markLargeText(): void {
  const page = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(page).fontSize);
  page.toggleAttribute("data-large-text", window.innerWidth < NARROW_REM * rem);
}

/** Keeps the mark up to date; returns what ends that. */
export function watchLargeText(): () => void {
  const rem = document.createElement("div");
  rem.style.cssText = "position: absolute; visibility: hidden; width: 1rem";
  document.body.append(rem);
  const sizes = new ResizeObserver(markLargeText);
  sizes.observe(rem);
  window.addEventListener("resize", markLargeText);
  return () => {
    sizes.disconnect();
    window.removeEventListener("resize", markLargeText);
    rem.remove();
  };
}
