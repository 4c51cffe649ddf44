import { downloadDestructionCertificate } from "@damadum/sdk";
import { Button, toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../../../shared/browser/save-file.ts";

interface CertificateDownloadProps {
  readonly wkId: string;
  readonly number: string;
}

export function CertificateDownload({ wkId, number }: CertificateDownloadProps) {
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await downloadDestructionCertificate(wkId), `폐기 확인서 ${number}.pdf`),
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
