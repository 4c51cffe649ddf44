import { Button, Icon } from "@damadum/ui";
import { appPlatformAtom } from "../browser/app-platform-atom.ts";
import { useAtomValue } from "../config/store.ts";

/** Prints the page; print styles leave only the document. The app has none, because web views cannot print. */
export function PrintButton() {
  if (useAtomValue(appPlatformAtom) !== null) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon name="print" size={20} />}
      onClick={() => window.print()}
    >
      인쇄하기
    </Button>
  );
}
