import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { ScreenStory } from "./screen-story.tsx";

type Play = NonNullable<StoryObj<typeof ScreenStory>["play"]>;

/** `play` of a screen with this title. */
export function expectTitle(title: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  };
}

/** `play` of a screen that shows this text, even if an element that is hidden at this width repeats it. */
export function expectText(text: string | RegExp): Play {
  return async ({ canvas }) => {
    await waitFor(async () => {
      const visible = canvas.queryAllByText(text).filter((element) => element.checkVisibility());
      await expect(visible).not.toHaveLength(0);
    });
  };
}
