/** Characters of each part of an error; the HTML of a whole page would bury the sentence under 900 lines. */
const SHOWN = 1500;

/**
 * The error of a query that found nothing: what was looked for, and what a person reads there instead. A waiting query
 * creates one at every DOM mutation and reads only the last, so the page is read lazily: eager reading took up to a
 * quarter of a story's time.
 */
export function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => `${shortened(message ?? "")}\n\nThe page says:\n${shortened(textOf(container))}`,
  });
}

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)} …`;
}

/** The text of the open dialog, or of the main part of a page: around them every page is the same. */
function textOf(container: Element): string {
  const part =
    container.querySelector("dialog[open], [role=dialog]") ?? container.querySelector("main");
  const shown = part ?? container;
  return shown instanceof HTMLElement ? shown.innerText.replaceAll(/\n{2,}/g, "\n") : "";
}
