import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";

const guide = vi.fn(async () => ({ Component: () => null }));
const order = vi.fn(async () => ({ Component: () => null }));

beforeEach(() => vi.clearAllMocks());

/** A link on a page whose router has two lazily loaded pages. */
function linkTo(href: string): HTMLAnchorElement {
  const router = createMemoryRouter([
    { path: "/", element: null },
    { path: "/guide", lazy: guide },
    { path: "/orders", children: [{ path: ":serial", lazy: order }] },
  ]);
  const link = document.createElement("a");
  link.href = href;
  link.append(document.createElement("span"));
  document.body.append(link);
  const stop = prefetchOnIntent(router);
  onTestFinished(() => {
    stop();
    router.dispose();
    link.remove();
  });
  return link;
}

test.each(["pointerover", "touchstart", "focusin"])(
  "prefetchOnIntent fetches the page of a link when it sees %s on it",
  (intent) => {
    const link = linkTo("/guide?from=home#top");
    link.firstElementChild?.dispatchEvent(new Event(intent, { bubbles: true }));
    expect(guide).toHaveBeenCalledOnce();
    expect(order).not.toHaveBeenCalled();
  },
);

test("prefetchOnIntent finds the page of an address with parameters", () => {
  linkTo("/orders/A1").dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(order).toHaveBeenCalledOnce();
});

test("prefetchOnIntent fetches nothing when the link leads to another site", () => {
  linkTo("https://other.example/guide").dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(guide).not.toHaveBeenCalled();
});

test("prefetchOnIntent fetches nothing when there is no network", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  linkTo("/guide").dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(guide).not.toHaveBeenCalled();
});

test("prefetchOnIntent leaves the error to the link when the page cannot be fetched", async () => {
  guide.mockRejectedValueOnce(new Error("no network"));
  linkTo("/guide").dispatchEvent(new Event("pointerover", { bubbles: true }));
  await expect(guide.mock.results[0]?.value).rejects.toThrow("no network");
});
