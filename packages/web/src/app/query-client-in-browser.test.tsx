import { notifyManager, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("an answer of the server is shown after the press when it comes during one", async () => {
  const client = createQueryClient();
  const listener = vi.fn();
  const queryFn = vi.fn(() => Promise.resolve("answer"));
  const pointer = (name: string) =>
    document.body.dispatchEvent(new PointerEvent(name, { bubbles: true }));

  pointer("pointerdown");
  const observer = new QueryObserver(client, { queryKey: ["press"], queryFn });
  const stop = observer.subscribe(notifyManager.batchCalls(listener));
  await vi.waitFor(() => expect(client.getQueryData(["press"])).toBe("answer"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(listener).not.toHaveBeenCalled();
  pointer("pointercancel");
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  stop();
});
