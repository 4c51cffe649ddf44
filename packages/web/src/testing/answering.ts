import { defaultHandlers } from "@damadum/sdk/mocks";
import type { StoryObj } from "@storybook/react-vite";
import type { ScreenStory } from "./screen-story.tsx";

/** The mock server of a story: these handlers first, and everything else succeeds. */
export function answering(
  ...first: (typeof defaultHandlers)[number][]
): Required<Pick<StoryObj<typeof ScreenStory>, "parameters">> {
  return { parameters: { msw: [...first, ...defaultHandlers] } };
}
