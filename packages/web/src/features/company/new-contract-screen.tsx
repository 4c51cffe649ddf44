import { addDays, MAX_WORK_DAYS } from "@damadum/domain";
import { companyContractForm, FormBar, SchemaForm } from "@damadum/forms";
import { useCreateCompanyContract, type CompanyContractRequest } from "@damadum/sdk";
import { Button, Heading, Icon, Page, Stack, Text, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { openDays } from "../../shared/order/open-days.ts";
import { useToday } from "../../shared/page/use-today.ts";
import { useSubmissionKey } from "../../shared/priced-request/use-submission-key.ts";
import { useFormStep } from "../../shared/router/use-form-step.ts";
import { paths } from "../../shared/paths.ts";
import { refreshCompany } from "./api/refresh-company.ts";

/** `/my/company/contracts/new`: asking to store boxes under a new contract. */
export function NewContractScreen() {
  const today = useToday();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSubmissionKey();
  const { mutateAsync: create } = useCreateCompanyContract();
  const { step, onStepChange } = useFormStep();
  const context = useMemo(
    () => ({ today, loadScheduleDays: openDays(today, addDays(today, MAX_WORK_DAYS)) }),
    [today],
  );

  async function submit(request: CompanyContractRequest): Promise<void> {
    const headers = { "idempotency-key": keyOf(request) };
    const { cid } = await create({ data: request, headers });
    await refreshCompany(queryClient);
    await navigate(paths.companyContract.getHref(cid), { replace: true });
    toast("계약을 신청했어요. 관리자가 조건을 정하면 알려 드려요.", { tone: "success" });
  }

  return (
    <Page width="narrow">
      <Stack gap="6" flexGrow="1">
        <Stack align="flex-start" marginInlineStart="-4" marginBlock="-4">
          <Button variant="plain" size="sm" asChild>
            <RouterLink to={paths.companyContracts.getHref()}>
              <Icon name="chevron-left" size={20} />
              계약 목록
            </RouterLink>
          </Button>
        </Stack>
        <Stack gap="2">
          <Heading level={1} variant="title">
            계약 신청
          </Heading>
          <Text tone="muted">신청하면 담당자가 조건과 월 요금을 정해 알려 드려요.</Text>
        </Stack>
        <SchemaForm
          definition={companyContractForm}
          context={context}
          draftKey="company-contract"
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
    </Page>
  );
}
