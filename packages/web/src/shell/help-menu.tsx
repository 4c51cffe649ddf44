import { IconButton, TopLoader } from "@damadum/ui";
import { lazy, Suspense, useState } from "react";
import { loadChunkWithRetry } from "../shared/browser/load-chunk.ts";
import { useLoadOnIdle } from "../shared/browser/use-load-on-idle.ts";

const HelpSheet = lazy(() =>
  loadChunkWithRetry(async () => ({ default: (await import("./help-sheet.tsx")).HelpSheet })),
);

/** Help on every page; its content loads when the browser is idle, or when it is opened. */
export function HelpMenu() {
  const [open, setOpen] = useState(false);
  const isLoaded = useLoadOnIdle(open);
  return (
    <>
      {/* An icon, because a word beside the login and the menu does not fit a phone with text at 200 %. */}
      <IconButton icon="help" label="도움" aria-expanded={open} onClick={() => setOpen(true)} />
      {isLoaded && (
        <Suspense fallback={<TopLoader active={open} />}>
          <HelpSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
