import type { StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { ScreenStory } from "./screen-story.tsx";

/** Invisible or transparent text does not count. */
const shown = { opacityProperty: true, visibilityProperty: true };

type Play = NonNullable<StoryObj<typeof ScreenStory>["play"]>;

/** `play` of a screen with this title. */
export function expectTitle(title: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  };
}

/** `play` of a screen with an alert that says this. */
export function expectAlert(text: string | RegExp): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(text);
  };
}

/** `play` of a screen that shows one element of this role and name. */
export function expectRole(role: string, name: string | RegExp): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible();
  };
}

/** `play` of a screen that shows this text once, even if an element that is hidden at this width repeats it. */
export function expectText(text: string | RegExp): Play {
  return async ({ canvas }) => {
    await waitFor(() => expect(visible(canvas, text), String(text)).toHaveLength(1));
  };
}

/** `play` of a screen that shows this text in more than one place, such as a card and a total. */
export function expectRepeatedText(text: string | RegExp): Play {
  return async ({ canvas }) => {
    await waitFor(() => expect(visible(canvas, text).length, String(text)).toBeGreaterThan(1));
  };
}

function visible(canvas: StoryContext["canvas"], text: string | RegExp): readonly HTMLElement[] {
  return canvas.queryAllByText(text).filter((element) => element.checkVisibility(shown));
}
