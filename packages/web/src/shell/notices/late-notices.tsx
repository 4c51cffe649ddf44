import { toast } from "@damadum/ui";
import { useEffect } from "react";
import { newVersionAtom } from "../../shared/browser/new-version-atom.ts";
import { onlineAtom } from "../../shared/browser/online-atom.ts";
import { useAtomValue, useSetAtom } from "../../shared/config/store.ts";
import { appPlatformAtom } from "../../shared/browser/app-platform-atom.ts";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

/** Notices that may appear long after the page has loaded: that the network is gone, that there is a new version. */
export function LateNotices() {
  const isOffline = !useAtomValue(onlineAtom);
  const isOutdated = useAtomValue(newVersionAtom);
  const setOutdated = useSetAtom(newVersionAtom);
  // The Android app shows a dialog instead (spec section 2).
  const isAndroidApp = useAtomValue(appPlatformAtom) === "android";
  const showsOffline = isOffline && !isAndroidApp;

  useEffect(() => {
    if (!showsOffline) return undefined;
    // The notice is at the top, which may be scrolled out of view.
    toast("인터넷이 끊겼어요. 작성하던 내용은 그대로 있어요.");
    return () => toast("다시 연결됐어요.", { tone: "success" });
  }, [showsOffline]);

  return (
    <>
      {showsOffline && <OfflineNotice />}
      {isOutdated && (
        <NewVersionNotice
          onReload={() => window.location.reload()}
          onLater={() => setOutdated(false)}
        />
      )}
    </>
  );
}
