/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cdp } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

import { quoteContext } from "../../definitions/quote/fixtures.ts";
import { offeredBoxes } from "../../definitions/storage-delivery/fixtures.ts";
import { everyForm } from "../../testing/every-form.ts";
import { mount } from "../../testing/mount.tsx";
import { middleOf, type Pointer, press } from "../../testing/pointer.ts";
import { SchemaForm } from "../../theme/schema-form.tsx";
import { toValues } from "../data/values.ts";
import { activeSteps } from "../definition/active.ts";

/** Everything that a field of any form needs from its page. */
const context = {
  ...quoteContext,
  boxes: offeredBoxes,
  billingKeys: [{ id: "card", name: "신한카드", description: "1234" }],
  monthlyCharge: { from: "2027-01-01", amount: 30_000 },
  photos: [],
  retentionUntil: "2031-12-31",
  checkUsername: () => Promise.resolve({ valid: true, reason: null }),
  uploadFile: () => new Promise<never>(() => {}),
};

const DELAYS_MS = [0, 100, 300, 700];
const POINTERS: readonly Pointer[] = ["mouse", "touch"];
const every = DELAYS_MS.flatMap((delay) => POINTERS.map((pointer) => ({ delay, pointer })));
/** The presses of a field: all in `test:full`; otherwise two, so that a few fields together get all. */
const pressesOf = (field: number): readonly { delay: number; pointer: Pointer }[] =>
  import.meta.env["TEST_FULL"] === "1"
    ? every
    : every.filter((_, index) => index % DELAYS_MS.length === field % DELAYS_MS.length);
/** Longer than any of the engine's waits. */
const HOLD_MS = 500;

const TYPED =
  "input:not([type=radio], [type=checkbox], [type=file], [type=search], [readonly], [hidden]), textarea";
const PRESSED =
  "label:has(input[type=radio], input[type=checkbox]), button:enabled, input, textarea";

let clicked: readonly EventTarget[] = [];

/** Remembers what a click goes to, which then changes nothing. */
function takeClick(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked = event.composedPath();
}

beforeEach(async () => {
  window.addEventListener("click", takeClick, { capture: true });
  // The delays pass at once; the browser's own timers, and with them its clicks, keep running.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
});

afterEach(async () => {
  vi.useRealTimers();
  window.removeEventListener("click", takeClick, { capture: true });
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
});

it.each(everyForm)(
  "a press is not lost when it follows the last letter of a field of $name",
  async ({ form, complete }) => {
    for (const step of activeSteps(form, toValues(complete))) {
      await mount(
        <SchemaForm
          definition={form}
          context={context}
          initialData={complete}
          step={step.id}
          onStepChange={() => {}}
          onSubmit={() => {}}
        />,
      );
      await rendered();
      const fields = [...document.querySelectorAll<Control>(TYPED)]
        .filter((input) => input.checkVisibility() && input.value !== "")
        .map((input) => ({ input, text: input.value }));
      for (const { input, text } of fields) {
        // An error comes when the field is left.
        await write(input, text.slice(0, -2));
        await pressAfter(text.slice(-2, -1), input, { delay: 100, pointer: "mouse", at: "next" });
        await write(input, text);
      }
      for (const [field, { input, text }] of fields.entries()) {
        for (const { delay, pointer } of pressesOf(field)) {
          await write(input, "");
          input.form?.requestSubmit();
          await rendered();
          // The error goes with the last letter.
          await write(input, text.slice(0, -1));
          await pressAfter(text.slice(-1), input, {
            delay,
            pointer,
            at: pointer === "mouse" ? "next" : "submit",
          });
          expect(input.getAttribute("aria-invalid")).toBeNull();
        }
      }
      await cleanup();
    }
  },
);

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Press {
  readonly delay: number;
  readonly pointer: Pointer;
  readonly at: "next" | "submit";
}

/** Types a letter and presses the next control or the form's button; fails when that does not receive the click. */
async function pressAfter(letter: string, input: Control, { delay, pointer, at }: Press) {
  input.focus();
  const target = at === "next" ? nextOf(input) : submitOf(input);
  target.scrollIntoView({ block: "center" });
  await cdp().send("Input.insertText", { text: letter });
  await rendered();
  const point = middleOf(target);
  vi.advanceTimersByTime(delay);
  clicked = [];
  await press(pointer, point, async () => {
    vi.advanceTimersByTime(HOLD_MS);
    await rendered();
    expect(middleOf(target)).toEqual(point);
  });
  await vi.waitFor(() => expect(clicked).toContain(target));
  await rendered();
}

function nextOf(input: Control): Element {
  const next = [...document.querySelectorAll(PRESSED)].find(
    (other) =>
      input.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING &&
      other.checkVisibility(),
  );
  return next ?? submitOf(input);
}

function submitOf(input: Control): Element {
  const button = input.form?.querySelector("[type=submit]");
  if (button === null || button === undefined) throw new Error("The form has no button.");
  return button;
}

async function write(input: Control, text: string) {
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  vi.advanceTimersByTime(HOLD_MS);
  await rendered();
}

/** Resolves once React has rendered what has happened. */
async function rendered() {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    });
  }
}
