import { paperKinds, type PaperKind, type PaperSubject } from "@damadum/domain";
import { downloadPaper } from "@damadum/sdk";
import { Button, toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../browser/save-file.ts";

export interface PaperPlace {
  readonly subject: PaperSubject;
  /** The serial of an order, or the id of a company's invoice. */
  readonly number: string;
  readonly kind: PaperKind;
}

/** Saves a paper as a file, which the server makes, without the browser's dialog for printing. */
export function PaperDownload({ subject, number, kind }: PaperPlace) {
  const name = `${paperKinds[kind].label} ${number}.pdf`;
  const download = useMutation({
    mutationFn: async () => saveFile(await downloadPaper(subject, number, kind), name),
    onError: (error) => toast(error.message, { tone: "error" }),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      PDF 받기
    </Button>
  );
}
