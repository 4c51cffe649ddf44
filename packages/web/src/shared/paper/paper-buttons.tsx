import { HStack } from "@damadum/ui";
import { PrintButton } from "../page/print-button.tsx";
import { PaperDownload, type PaperPlace } from "./paper-download.tsx";

/** What can be done with the paper on the page: save it as a file, or print it. */
export function PaperButtons(place: PaperPlace) {
  return (
    <HStack gap="2" wrap="wrap" _print={{ display: "none" }}>
      <PaperDownload {...place} />
      <PrintButton />
    </HStack>
  );
}
