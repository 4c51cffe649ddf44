import { downloadDestructionCertificate } from "@damadum/sdk";
import { PdfDownload } from "../../../shared/paper/pdf-download.tsx";

interface CertificateDownloadProps {
  readonly wkId: string;
  readonly number: string;
}

export function CertificateDownload({ wkId, number }: CertificateDownloadProps) {
  return (
    <PdfDownload name={`폐기 확인서 ${number}`} load={() => downloadDestructionCertificate(wkId)} />
  );
}
