import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { ScreenStory } from "./screen-story.tsx";

type Play = NonNullable<StoryObj<typeof ScreenStory>["play"]>;

/** `play` that goes from the question of the story's path to the next one. */
export function onNextQuestion(play: Play): Play {
  return async (context) => {
    const { canvas, userEvent } = context;
    // Until the form has loaded, its placeholder has a button that does nothing.
    await waitFor(() => expect(canvas.getByRole("button", { name: "다음" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await play(context);
  };
}
