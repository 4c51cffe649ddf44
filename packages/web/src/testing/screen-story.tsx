import { tokenStore } from "@damadum/sdk";
import { useEffect, useState } from "react";
import { createMemoryRouter } from "react-router-dom";
import { AppRoot } from "../app/app-root.tsx";
import { createApp } from "../app/create-app.ts";
import { storeTokens } from "./logged-in.ts";

interface ScreenStoryProps {
  /** Where the application is opened. */
  path: string;
  /** Whether an earlier visit left its tokens here. */
  loggedIn?: boolean;
}

/** A screen as a person meets it: the whole application, opened at a path, with the story's mocks as its server. */
export function ScreenStory({ path, loggedIn = false }: ScreenStoryProps) {
  const [app] = useState(() => {
    if (loggedIn) storeTokens();
    else tokenStore.clear();
    return createApp((routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [path] }),
    );
  });
  useEffect(() => app.dispose, [app]);
  return <AppRoot app={app} />;
}
