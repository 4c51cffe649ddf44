import { createMemoryRouter, RouterProvider, useRouteError } from "react-router-dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChunkLoadError } from "../../shared/browser/load-chunk.ts";
import { lazyPage } from "./lazy-page.ts";

function LoadFailure() {
  return <p>{useRouteError() instanceof ChunkLoadError ? "no chunk" : "something else"}</p>;
}

const offline = () => Promise.reject(new Error("offline"));
const screen = () => Promise.resolve(() => <p>screen</p>);
const loader = () => Promise.resolve(() => null);

test.each([
  ["the screen of a page with a loader", lazyPage({ screen: offline, loader })],
  ["the screen of a page without a loader", lazyPage({ screen: offline })],
  ["the loader of a page", lazyPage({ screen, loader: offline })],
])("lazyPage throws to the boundary when %s cannot be loaded", async (_, route) => {
  const router = createMemoryRouter([
    {
      ErrorBoundary: LoadFailure,
      HydrateFallback: () => null,
      children: [{ path: "/", ...route }],
    },
  ]);
  const shown = await render(<RouterProvider router={router} />);
  await expect.element(shown.getByText("no chunk")).toBeVisible();
});

test("lazyPage asks for both chunks before a guard has answered", async () => {
  const asked: string[] = [];
  const { promise: answer, resolve: letIn } = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    {
      middleware: [() => answer],
      HydrateFallback: () => null,
      children: [
        {
          path: "/",
          ...lazyPage({
            screen: async () => {
              asked.push("screen");
              return () => <p>screen</p>;
            },
            loader: async () => {
              asked.push("loader");
              return () => {
                asked.push("data");
                return null;
              };
            },
          }),
        },
      ],
    },
  ]);
  await render(<RouterProvider router={router} />);
  await expect.poll(() => asked).toEqual(["loader", "screen"]);
  letIn();
  await expect.element(page.getByText("screen")).toBeVisible();
  expect(asked).toContain("data");
});
