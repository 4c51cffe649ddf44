import { useGetDestructionCertificate } from "@damadum/sdk";
import { Heading, HStack, Link, Stack, Text } from "@damadum/ui";
import { Link as RouterLink, useParams } from "react-router-dom";
import { PrintButton } from "../../shared/page/print-button.tsx";
import { paths } from "../../shared/paths.ts";
import { CertificateDownload } from "./components/certificate-download.tsx";
import { Certificate } from "./components/certificate.tsx";
import { DetailPage } from "./components/detail-page.tsx";

/** `/my/company/works/:id/certificate`: the destruction certificate of a disposal, to print or save as PDF. */
export function CertificateScreen() {
  const { id = "" } = useParams();
  const certificate = useGetDestructionCertificate(id);
  return (
    <DetailPage
      query={certificate}
      name="작업"
      what="폐기 확인서를"
      href={paths.companyWorks.getHref()}
    >
      {(data) => (
        <Stack gap={{ base: "5", md: "6" }}>
          <HStack justify="space-between" wrap="wrap" gap="3" _print={{ display: "none" }}>
            <Heading level={1} variant="title">
              폐기 확인서
            </Heading>
            <HStack gap="2" wrap="wrap">
              <CertificateDownload wkId={data.wk_id} number={data.number} />
              <PrintButton />
            </HStack>
          </HStack>
          <Certificate certificate={data} />
          <Text variant="caption" tone="muted" _print={{ display: "none" }}>
            받는 분은 로그인 없이{" "}
            <Link asChild>
              <RouterLink to={paths.certificateCheck.getHref(data.code)}>
                폐기 확인서 진위 확인
              </RouterLink>
            </Link>
            에서 확인 번호로 확인할 수 있어요.
          </Text>
        </Stack>
      )}
    </DetailPage>
  );
}
