import { seedMocks } from "@damadum/sdk/mocks";
import { useEffect, useState } from "react";
import { trackApp } from "../../../../.storybook/stage/tracked-apps.ts";
import { AppRoot } from "../app/app-root.tsx";
import { openApp } from "./open-app.ts";

interface ScreenStoryProps {
  /** Where the console is opened. */
  path: string;
  /** A visitor has no login; everybody else is the operator. */
  person?: string;
}

/** A screen as an operator sees it: the whole console, opened at a path, with the story's mocks as its server. */
export function ScreenStory({ path, person = "operator" }: ScreenStoryProps) {
  const [app] = useState(() => {
    seedMocks();
    return openApp(path, { isVisitor: person === "visitor" });
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
