import {
  companyWorkEvent,
  companyWorkKinds,
  companyWorkView,
  formatMoment,
  isOpen,
  placeLine,
} from "@damadum/domain";
import { useGetCompanyWork, useWithdrawCompanyWork, type CompanyWork } from "@damadum/sdk";
import { Box, Card, DetailTable, HStack, PriceLines, Section, Stack } from "@damadum/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { PrintButton } from "../../shared/page/print-button.tsx";
import { paths } from "../../shared/paths.ts";
import { workBoxesOptions } from "./api/company-boxes.ts";
import { BoxesPart } from "./components/boxes-part.tsx";
import { CertificateDownload } from "./components/certificate-download.tsx";
import { ContractLink } from "./components/contract-link.tsx";
import { DetailPage } from "./components/detail-page.tsx";
import { StateHead } from "./components/state-head.tsx";
import { WithHistory } from "./components/with-history.tsx";
import { WithdrawRequest } from "./components/withdraw-request.tsx";
import { WorkSheet } from "./components/work-sheet.tsx";

/** `/my/company/works/:id`: one work with its place, date, price, boxes and history. */
export function WorkScreen() {
  const { id = "" } = useParams();
  const work = useGetCompanyWork(id);
  return (
    <DetailPage query={work} name="작업" what="작업을" href={paths.companyWorks.getHref()}>
      {(data) => <WorkDetail work={data} />}
    </DetailPage>
  );
}

function WorkDetail({ work }: { work: CompanyWork }) {
  const view = companyWorkView(work.status, { isDone: work.moved_on !== null });
  const withdrawal = useWithdrawCompanyWork();
  const boxes = useAllBoxes(work.wk_id);
  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <StateHead
        title={`${companyWorkKinds[work.kind].label} · 박스 ${work.box_count}개`}
        view={view}
        action={
          <HStack gap="2" wrap="wrap" flexShrink={0} maxWidth="full">
            {work.certificate_number !== null && (
              <>
                <ButtonLink size="sm" to={paths.companyCertificate.getHref(work.wk_id)}>
                  폐기 확인서 보기
                </ButtonLink>
                <CertificateDownload wkId={work.wk_id} number={work.certificate_number} />
              </>
            )}
            {work.invoice_id !== null && (
              <ButtonLink
                size="sm"
                variant={view.actor === "COMPANY" ? "filled" : "outline"}
                to={paths.companyInvoice.getHref(work.invoice_id)}
              >
                {view.actor === "COMPANY" ? "청구서 보고 결제하기" : "청구서 보기"}
              </ButtonLink>
            )}
            <PrintButton />
          </HStack>
        }
      />
      <WorkSheet work={work} boxes={boxes.data?.pages.flatMap(({ items }) => items) ?? []} />
      <Box _print={{ display: "none" }}>
        <WithHistory
          history={work.history}
          eventOf={companyWorkEvent}
          actions={
            isOpen(work.actions, "WITHDRAW") && (
              <WithdrawRequest
                name="요청"
                what="요청을"
                consequence="작업하지 않고, 청구하지도 않아요. 고른 박스는 다른 작업에 다시 고를 수 있어요."
                withdrawal={withdrawal}
                onWithdraw={() => withdrawal.mutateAsync({ wkId: work.wk_id })}
              />
            )
          }
        >
          <DetailTable
            caption="요청 내용"
            rows={[{ term: "계약", value: <ContractLink cid={work.cid} /> }, ...factsOf(work)]}
          />
          <Section title="금액">
            <Card>
              <PriceLines
                lines={work.amount.lines}
                total={work.amount.total_amount}
                vat={work.amount.vat_amount}
                totalLabel={view.amount}
              />
            </Card>
          </Section>
          <BoxesPart query={boxes} empty="이 작업에 정해진 박스가 없어요." />
        </WithHistory>
      </Box>
    </Stack>
  );
}

/** Loads every box of a work, page after page, because the printed sheet may leave none out. */
function useAllBoxes(wkId: string) {
  const boxes = useInfiniteQuery(workBoxesOptions(wkId));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = boxes;
  const isNextDue = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);
  return boxes;
}

function factsOf({ place, appointment, memo }: CompanyWork) {
  return [
    {
      term: "약속",
      value:
        appointment === null
          ? "방문 없이 진행해요"
          : formatMoment(appointment.date, appointment.time),
    },
    ...(place === null ? [] : [{ term: "장소", value: placeLine(place) }]),
    ...(memo === null ? [] : [{ term: "요청 사항", value: memo }]),
  ];
}
