/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

export type Pointer = "mouse" | "touch";

/** Where the browser's real mouse or finger presses. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, in the coordinates of the page around the frame of the tests. */
export function middleOf(element: Element): Point {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(frame.left + left + width / 2),
    y: Math.round(frame.top + top + height / 2),
  };
}

/** Presses at a point, does something while the button or the finger is down, and releases it there. */
export async function press(pointer: Pointer, point: Point, whileDown: () => Promise<void>) {
  const browser = cdp();
  const button = { ...point, button: "left", clickCount: 1 } as const;
  const down = () =>
    pointer === "touch"
      ? browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] })
      : browser.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  const up = () =>
    pointer === "touch"
      ? browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
      : browser.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  await down();
  try {
    await whileDown();
  } finally {
    await up();
  }
}
