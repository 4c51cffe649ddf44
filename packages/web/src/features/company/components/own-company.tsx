import { useGetCompany, type Company, type CompanyPerson } from "@damadum/sdk";
import { Badge, Card, DetailTable, HStack, Link, ListRow, Stack, Text } from "@damadum/ui";
import { brand, registrationFacts } from "@damadum/domain";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

/** The company as it appears on its statements, and the people who act for it. */
export function OwnCompany() {
  const company = useGetCompany();
  return (
    <>
      <Part title="우리 회사" what="회사 정보를" query={company}>
        {(data) => <Registration company={data} />}
      </Part>
      <Part title="담당자" what="담당자를" query={company}>
        {({ people }) => (
          <Stack gap="3">
            <RowsCard
              label="담당자"
              empty="담당자가 없어요."
              rows={people.map((person, index) => (
                <PersonRow key={`${index} ${person.name}`} person={person} />
              ))}
            />
            <ToSupport request="동료를 더하거나 빼려면" />
          </Stack>
        )}
      </Part>
    </>
  );
}

function Registration({ company }: { readonly company: Company }) {
  const isComplete = company.registration_number !== null && company.address !== null;
  return (
    <Card padding="sm">
      <Stack gap="3">
        <DetailTable caption="등록 정보" captionHidden rows={registrationFacts(company)} />
        <ToSupport
          request={`${
            isComplete
              ? "청구서와 폐기 확인서에 이대로 적혀요."
              : "사업자등록 정보가 아직 다 적히지 않았어요. 청구서와 폐기 확인서에 적을 수 있게 알려 주세요."
          } 바뀌었으면`}
        />
      </Stack>
    </Card>
  );
}

/** What only we can change, with our telephone. */
function ToSupport({ request }: { readonly request: string }) {
  return (
    <Text variant="caption" tone="muted">
      <span>{`${request} 고객센터(`}</span>
      <Link href={`tel:${brand.company.phoneNumber}`}>{brand.company.phoneNumber}</Link>)로 알려
      주세요.
    </Text>
  );
}

function PersonRow({ person }: { readonly person: CompanyPerson }) {
  const { name, department, role, phone_number: phone, email, is_me: isMe } = person;
  return (
    <ListRow
      divided
      title={
        <HStack gap="2">
          <span>{name}</span>
          {isMe && <Badge tone="neutral">나</Badge>}
        </HStack>
      }
      description={
        <Stack gap="0.5">
          {(department !== null || role !== null) && (
            <span>{[department, role].filter((text) => text !== null).join(" · ")}</span>
          )}
          <span>{[phone, email].filter((text) => text !== null).join(" · ")}</span>
        </Stack>
      }
    />
  );
}
