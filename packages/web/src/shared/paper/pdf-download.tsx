import { Button, toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../browser/save-file.ts";

interface PdfDownloadProps {
  /** Without its ending. */
  readonly name: string;
  readonly load: () => Promise<Blob>;
}

/** Saves a file that the server makes, without the browser's dialog for printing. */
export function PdfDownload({ name, load }: PdfDownloadProps) {
  const download = useMutation({
    mutationFn: async () => saveFile(await load(), `${name}.pdf`),
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
