import { paperKinds, type PaperKind, type PaperSubject } from "@damadum/domain";
import { downloadPaper } from "@damadum/sdk";
import { PdfDownload } from "./pdf-download.tsx";

export interface PaperPlace {
  readonly subject: PaperSubject;
  /** The serial of an order, or the id of a company's invoice. */
  readonly number: string;
  readonly kind: PaperKind;
}

/** A paper of an order as a file. */
export function PaperDownload({ subject, number, kind }: PaperPlace) {
  return (
    <PdfDownload
      name={`${paperKinds[kind].label} ${number}`}
      load={() => downloadPaper(subject, number, kind)}
    />
  );
}
