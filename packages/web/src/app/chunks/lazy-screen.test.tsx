import { createMemoryRouter, RouterProvider, useRouteError } from "react-router-dom";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ChunkLoadError } from "../../shared/browser/load-chunk.ts";
import { lazyScreen } from "./lazy-screen.ts";

function WhatWentWrong() {
  return <p>{useRouteError() instanceof ChunkLoadError ? "no chunk" : "something else"}</p>;
}

const failing = lazyScreen(() => Promise.reject(new Error("offline")));

test.each([
  ["with a loader", { loader: () => null }],
  ["without a loader", {}],
])("a screen that cannot be loaded is told to the boundary, %s", async (_, rest) => {
  const router = createMemoryRouter([
    {
      ErrorBoundary: WhatWentWrong,
      HydrateFallback: () => null,
      children: [{ path: "/", lazy: failing, ...rest }],
    },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText("no chunk")).toBeVisible();
});
