import { seedMocks } from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { AppRoot } from "../app/app-root.tsx";
import { openApp } from "./open-app.ts";
import { storeTokens } from "./store-tokens.ts";
import { trackApp } from "../../../../.storybook/stage/tracked-apps.ts";
import { tokenStore } from "../shared/session/session.ts";

interface ScreenStoryProps {
  /** Where the application is opened. */
  path: string;
  /** Who opens it, unless the toolbar overrides it; a member's tokens are stored beforehand. */
  person?: "visitor" | "member" | "company";
}

/** A screen as a user sees it: the whole application, opened at a path, with the story's mocks as its server. */
export function ScreenStory({ path, person = "visitor" }: ScreenStoryProps) {
  return <OpenedApp key={`${person} ${path}`} path={path} person={person} />;
}

export type ScreenMeta = Meta<typeof ScreenStory>;
export type Story = StoryObj<typeof ScreenStory>;

/** What the stories of every screen have in common. */
export const screenMeta = {
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
} satisfies ScreenMeta;

function OpenedApp({ path, person }: Required<ScreenStoryProps>) {
  const [app] = useState(() => {
    seedMocks();
    if (person === "visitor") tokenStore.clear();
    else storeTokens();
    return openApp(path);
  });
  useEffect(() => {
    const forget = trackApp(app);
    return () => {
      forget();
      app.dispose();
    };
  }, [app]);
  return <AppRoot app={app} />;
}
