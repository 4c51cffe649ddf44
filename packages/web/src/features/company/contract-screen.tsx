import {
  companyContractView,
  formatCount,
  formatKoreanDate,
  formatWon,
  isOpen,
  placeLine,
} from "@damadum/domain";
import {
  useGetCompanyContract,
  useWithdrawCompanyContract,
  type CompanyContract,
} from "@damadum/sdk";
import { DetailTable, Section, Stack } from "@damadum/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { CallButton } from "../../shared/page/call-button.tsx";
import { paths } from "../../shared/paths.ts";
import { contractBoxesOptions } from "./api/company-boxes.ts";
import { ContractOffer } from "./components/contract-offer.tsx";
import { BoxesPart } from "./components/boxes-part.tsx";
import { DetailPage } from "./components/detail-page.tsx";
import { StateHead } from "./components/state-head.tsx";
import { WithHistory } from "./components/with-history.tsx";
import { WithdrawRequest } from "./components/withdraw-request.tsx";

/** `/my/company/contracts/:id`: one contract with its terms, newest boxes and history. */
export function ContractScreen() {
  const { id = "" } = useParams();
  const contract = useGetCompanyContract(id);
  return (
    <DetailPage query={contract} name="계약" what="계약을" href={paths.companyContracts.getHref()}>
      {(data) => <ContractDetail contract={data} />}
    </DetailPage>
  );
}

function ContractDetail({ contract }: { contract: CompanyContract }) {
  const withdrawal = useWithdrawCompanyContract();
  const boxes = useInfiniteQuery(contractBoxesOptions(contract.cid));
  const isOffered = isOpen(contract.actions, "ACCEPT");
  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <StateHead title={contract.name} view={companyContractView(contract.status)} />
      <WithHistory
        history={contract.history}
        eventOf={(to) => companyContractView(to).event}
        actions={
          <>
            {isOpen(contract.actions, "WITHDRAW") && (
              <WithdrawRequest
                {...(isOffered ? declining : withdrawing)}
                withdrawal={withdrawal}
                onWithdraw={() => withdrawal.mutateAsync({ cid: contract.cid })}
              />
            )}
            {contract.status !== "WAIT" && !isOffered && <RequestAgain contract={contract} />}
            {contract.status === "ACTIVE" && (
              <Section
                title="계약 일찍 끝내기"
                description="맡긴 박스를 모두 받거나 폐기하면 끝나는 날 전에도 끝낼 수 있어요. 끝낸 날까지만 청구해요."
              >
                <CallButton variant="outline" />
              </Section>
            )}
          </>
        }
      >
        {isOffered && <ContractOffer contract={contract} />}
        <DetailTable caption="계약 내용" rows={factsOf(contract)} />
        <BoxesPart
          query={boxes}
          empty="아직 들어온 박스가 없어요."
          action={
            <ButtonLink
              variant="plain"
              size="sm"
              to={paths.companyBoxes.getHref({ contract: contract.cid })}
            >
              이 계약의 박스 모두 보기
            </ButtonLink>
          }
        />
      </WithHistory>
    </Stack>
  );
}

const withdrawing = {
  name: "신청",
  what: "신청을",
  consequence:
    "계약을 시작하지 않고, 아무것도 청구하지 않아요. 고칠 것이 있으면 취소한 뒤 이 내용을 불러와 다시 신청할 수 있어요.",
};

const declining = {
  name: "제안",
  what: "제안을",
  way: "DECLINE",
  consequence:
    "계약을 시작하지 않고, 아무것도 청구하지 않아요. 다른 조건이 필요하면 이 내용을 불러와 다시 신청하거나 전화로 말씀해 주세요.",
} as const;

/** Changes need a new contract request, because the operator agrees to terms and price as a whole. */
function RequestAgain({ contract: { cid, status } }: { contract: CompanyContract }) {
  return (
    <Section
      title={status === "CANCEL" ? "고쳐서 다시 신청" : "연장이나 변경"}
      description={
        status === "CANCEL"
          ? "신청했던 내용을 불러와 고칠 것만 고치면 돼요."
          : "이 계약의 내용을 불러와 기간, 박스 수, 주소를 바꾼 새 계약을 신청할 수 있어요."
      }
    >
      <ButtonLink variant="outline" block to={paths.newCompanyContract.getHref(cid)}>
        이 내용으로 계약 신청하기
      </ButtonLink>
    </Section>
  );
}

function boxesOf({ status, box_count: agreed, stored_box_count: stored }: CompanyContract): string {
  const all = `${formatCount(agreed)}개`;
  const hasRun = status === "ACTIVE" || status === "ENDED";
  return hasRun ? `${all} 가운데 ${formatCount(stored)}개 보관 중` : all;
}

function factsOf(contract: CompanyContract) {
  const { department, months, start_date, end_date, monthly_amount, place, memo } = contract;
  return [
    ...(department === null ? [] : [{ term: "부서", value: department }]),
    { term: "박스", value: boxesOf(contract) },
    { term: "기간", value: `${months}개월` },
    { term: "시작하는 날", value: formatKoreanDate(start_date) },
    { term: "끝나는 날", value: formatKoreanDate(end_date) },
    {
      term: "월 요금",
      value:
        monthly_amount === null ? "정하는 중이에요" : `${formatWon(monthly_amount)} (부가세 별도)`,
    },
    { term: "주소지", value: placeLine(place) },
    ...(memo === null ? [] : [{ term: "요청 사항", value: memo }]),
  ];
}
