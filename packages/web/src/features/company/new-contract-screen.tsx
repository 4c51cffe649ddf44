import { addDays, MAX_CONTRACT_DAYS_AHEAD } from "@damadum/domain";
import { companyContractForm, FormBar, SchemaForm } from "@damadum/forms";
import {
  useCreateCompanyContract,
  useGetCompanyContract,
  type CompanyContract,
  type CompanyContractRequest,
} from "@damadum/sdk";
import { Button, Page, Stack, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { openDays } from "../../shared/order/open-days.ts";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { useSubmissionKey } from "../../shared/priced-request/use-submission-key.ts";
import { useFormStep } from "../../shared/router/use-form-step.ts";
import { paths } from "../../shared/paths.ts";
import { refreshCompany } from "./api/refresh-company.ts";
import { BackToList, DetailPage } from "./components/detail-page.tsx";
import { renewalDraftOf } from "./renewal-draft-of.ts";

/** `/my/company/contracts/new`: requests a contract, prefilled with the terms of an earlier one if `from` names it. */
export function NewContractScreen() {
  const [search] = useSearchParams();
  const from = search.get("from");
  return (
    <Page width="narrow">
      {from === null ? (
        <Stack gap="4" flexGrow="1">
          <BackToList name="계약" href={paths.companyContracts.getHref()} />
          <ContractRequest earlier={null} />
        </Stack>
      ) : (
        <RequestAgain cid={from} />
      )}
    </Page>
  );
}

function RequestAgain({ cid }: { readonly cid: string }) {
  const contract = useGetCompanyContract(cid);
  return (
    <DetailPage query={contract} name="계약" what="계약을" href={paths.companyContracts.getHref()}>
      {(earlier) => <ContractRequest key={cid} earlier={earlier} />}
    </DetailPage>
  );
}

function ContractRequest({ earlier }: { readonly earlier: CompanyContract | null }) {
  const today = useToday();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSubmissionKey();
  const { mutateAsync: create } = useCreateCompanyContract();
  const { step, onStepChange } = useFormStep();
  const context = useMemo(
    () => ({ today, loadScheduleDays: openDays(today, addDays(today, MAX_CONTRACT_DAYS_AHEAD)) }),
    [today],
  );

  // Read once, so that terms that change meanwhile do not overwrite answers.
  const [initialData] = useState(() =>
    earlier === null ? undefined : renewalDraftOf(earlier, today),
  );

  async function submit(request: CompanyContractRequest): Promise<void> {
    const headers = { "idempotency-key": keyOf(request) };
    const { cid } = await create({ data: request, headers });
    await refreshCompany(queryClient);
    await navigate(paths.companyContract.getHref(cid), { replace: true });
    toast("계약을 신청했어요. 관리자가 조건을 정하면 알려 드려요.", { tone: "success" });
  }

  return (
    <Stack gap="6" flexGrow="1">
      <ScreenTitle title="계약 신청">
        {earlier === null
          ? "신청하면 담당자가 조건과 월 요금을 정해 알려 드려요."
          : `‘${earlier.name}’의 내용을 불러왔어요. 바꿀 것만 고쳐 신청하면 담당자가 조건과 월 요금을 정해 알려 드려요.`}
      </ScreenTitle>
      <SchemaForm
        definition={companyContractForm}
        context={context}
        draftKey={earlier === null ? "company-contract" : `company-contract-${earlier.cid}`}
        initialData={initialData}
        step={step}
        onStepChange={onStepChange}
        onSubmit={submit}
        renderActions={(actions) => (
          <Stack gap="3">
            {!actions.isFirst && (
              <Button variant="plain" disabled={actions.isSubmitting} onClick={actions.back}>
                이전 질문
              </Button>
            )}
            <FormBar actions={actions} />
          </Stack>
        )}
      />
    </Stack>
  );
}
