import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { afterPress } from "./press.ts";

const button = document.createElement("button");
button.textContent = "누르기";

afterEach(() => {
  vi.useRealTimers();
  button.remove();
});

function point(name: "pointerdown" | "pointerup" | "pointercancel"): void {
  button.dispatchEvent(new PointerEvent(name, { bubbles: true, button: 0 }));
}

test("afterPress acts at once when nothing is pressed", () => {
  const act = vi.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test("afterPress acts after the handlers of the click when something is pressed", async () => {
  document.body.append(button);
  const done: string[] = [];
  button.addEventListener("pointerdown", () => afterPress(() => done.push("after")), {
    once: true,
  });
  button.addEventListener("click", () => done.push("click"), { once: true });
  await userEvent.click(button);
  await vi.waitFor(() => expect(done).toEqual(["click", "after"]));
});

test.each(["pointercancel", "blur"] as const)("afterPress acts when a %s ends the press", (end) => {
  document.body.append(button);
  const act = vi.fn();
  point("pointerdown");
  afterPress(act);
  expect(act).not.toHaveBeenCalled();
  if (end === "blur") window.dispatchEvent(new Event(end));
  else point(end);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  ["no click follows the release", () => point("pointerup"), 300],
  ["the release never comes", () => {}, 5_000],
])("afterPress acts when %s", (_, release, ms) => {
  document.body.append(button);
  vi.useFakeTimers();
  const act = vi.fn();
  point("pointerdown");
  release();
  afterPress(act);
  vi.advanceTimersByTime(ms - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
