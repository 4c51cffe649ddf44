import { prettyDOM } from "storybook/test";

/**
 * The error of a query that found nothing. A waiting query creates one at every DOM mutation and reads only the last,
 * so the page is printed lazily: eager printing took up to a quarter of a story's time.
 */
export function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => [message, prettyDOM(container)].join("\n\n"),
  });
}
