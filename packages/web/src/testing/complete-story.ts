import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ScreenStory } from "./screen-story.tsx";

type Story = StoryObj<typeof ScreenStory>;

/** `play` of a screen whose title states a result. */
export function expectTitle(title: string): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  };
}
