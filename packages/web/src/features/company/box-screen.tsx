import { boxStatus, boxView, formatKoreanDate, isOpen } from "@damadum/domain";
import { companyBoxForm, SchemaForm, SubmitButton } from "@damadum/forms";
import { useGetCompanyBox, useUpdateCompanyBox, type CompanyBoxDetail } from "@damadum/sdk";
import { Card, DetailTable, Section, Stack, toast } from "@damadum/ui";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { receiveBoxAndCounts } from "./api/company-boxes.ts";
import { boxName } from "./box-text.ts";
import { ContractLink } from "./components/contract-link.tsx";
import { DetailPage } from "./components/detail-page.tsx";
import { StateHead } from "./components/state-head.tsx";
import { WithHistory } from "./components/with-history.tsx";

/** `/my/company/boxes/:id`: one box with what the company wrote about it, and its history. */
export function BoxScreen() {
  const { id = "" } = useParams();
  const box = useGetCompanyBox(id);
  return (
    <DetailPage query={box} name="박스" what="박스를" href={paths.companyBoxes.getHref()}>
      {(data) => <BoxDetail key={data.cpbox_id} box={data} />}
    </DetailPage>
  );
}

function BoxDetail({ box }: { readonly box: CompanyBoxDetail }) {
  const isChangeable = isOpen(box.actions, "EDIT");
  const facts = [
    // Without a name, it is the title already.
    ...(box.name === null ? [] : [{ term: "박스 번호", value: box.serial }]),
    { term: "계약", value: <ContractLink cid={box.cid} /> },
  ];
  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <StateHead title={boxName(box)} view={boxView(box.status, { isOwn: false })} />
      <WithHistory
        history={box.history}
        eventOf={(to) => boxStatus.states[to].label}
        actions={null}
      >
        <DetailTable caption="박스" rows={isChangeable ? facts : [...facts, ...writtenOf(box)]} />
        {isChangeable && <EditDetails box={box} />}
      </WithHistory>
    </Stack>
  );
}

const context = {};

function EditDetails({ box }: { readonly box: CompanyBoxDetail }) {
  const { mutateAsync: update } = useUpdateCompanyBox({
    mutation: { onSuccess: receiveBoxAndCounts },
  });
  const { cpbox_id: cpboxId, name, department, contents, retention_until: day, memo } = box;
  const initialData = useMemo(
    () => ({
      ...(name !== null && { name }),
      ...(department !== null && { department }),
      ...(contents !== null && { contents }),
      ...(day !== null && { retention_until: day }),
      ...(memo !== null && { memo }),
    }),
    [name, department, contents, day, memo],
  );
  return (
    <Section title="박스 정보">
      <Card variant="raised">
        <SchemaForm
          definition={companyBoxForm}
          context={context}
          initialData={initialData}
          onSubmit={async (data) => {
            await update({ cpboxId, data });
            toast("박스 정보를 저장했어요.", { tone: "success" });
          }}
          renderActions={(actions) => <SubmitButton actions={actions} />}
        />
      </Card>
    </Section>
  );
}

/** What was written about a box that has left storage for good. */
function writtenOf({ name, department, contents, retention_until: day, memo }: CompanyBoxDetail) {
  const rows = [
    { term: "이름", value: name },
    { term: "부서", value: department },
    { term: "내용물", value: contents },
    { term: "보존 기한", value: day === null ? null : formatKoreanDate(day) },
    { term: "메모", value: memo },
  ];
  return rows.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
}
