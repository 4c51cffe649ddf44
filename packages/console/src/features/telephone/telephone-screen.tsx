import { formatWon } from "@damadum/domain";
import type { OperatorCreatedOrder } from "@damadum/sdk";
import { Button, HStack, Notice, Stack, Text, toast } from "@damadum/ui";
import { useState, type ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { SectionLinks } from "../../shared/links.tsx";
import { OrderLink, PageCell } from "../../shared/order-link.tsx";
import { paths } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";
import { CustomerChoice } from "./customer-choice.tsx";
import { MoveForm, StorageForm } from "./order-forms.tsx";

const kinds = [
  { kind: "MOVE", label: "이사" },
  { kind: "STORAGE", label: "보관" },
] as const;

/** `/telephone?kind=&member=`: an order for a customer on the telephone, ended by a link that they pay. */
export function TelephoneScreen() {
  const [search] = useSearchParams();
  const kind = search.get("kind") === "STORAGE" ? "STORAGE" : "MOVE";
  const member = search.get("member") ?? "";
  return (
    <Screen title="전화 주문">
      {member === "" ? (
        <CustomerChoice kind={kind} />
      ) : (
        <NewOrder key={member} kind={kind} username={member} />
      )}
    </Screen>
  );
}

function NewOrder({ kind, username }: { kind: "MOVE" | "STORAGE"; username: string }) {
  const { state } = useLocation();
  // Names stand in no address; opened from one, it says the id.
  const [name] = useState(nameIn(state) ?? username);
  const [made, setMade] = useState<OperatorCreatedOrder | null>(null);
  const customer = <Customer username={username} name={name} />;
  if (made !== null) return <Made order={made} customer={customer} />;
  const Form = kind === "MOVE" ? MoveForm : StorageForm;
  return (
    <>
      <HStack gap="3" wrap="wrap">
        {customer}
        <Button size="sm" variant="outline" asChild>
          <Link to={paths.telephone.getHref({ kind })}>다른 고객</Link>
        </Button>
      </HStack>
      <SectionLinks
        label="무엇을 주문하는지"
        links={kinds.map(({ kind: each, label }) => {
          const href = paths.telephone.getHref({ kind: each, member: username });
          return { label, href, isCurrent: each === kind };
        })}
      />
      <Form key={kind} username={username} onMade={setMade} />
    </>
  );
}

const nameIn = (state: unknown) =>
  typeof state === "object" && state !== null && "name" in state && typeof state.name === "string"
    ? state.name
    : undefined;

/** Who orders. */
function Customer({ username, name }: { username: string; name: string }) {
  return (
    <Text>
      고객 <PageCell href={paths.record.getHref("member", username)} name={name} />
    </Text>
  );
}

/** What was made: the link was sent, and can be read out or sent another way. */
function Made({
  order: { serial, link, amount },
  customer,
}: {
  order: OperatorCreatedOrder;
  customer: ReactNode;
}) {
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => toast("주소를 복사했어요.", { tone: "success" }),
      () => toast("복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.", { tone: "error" }),
    );
  };
  return (
    <>
      <Notice tone="success" title="견적을 저장하고 결제 링크를 보냈어요">
        {`고객이 링크로 ${formatWon(amount)}을 결제하면 예약되고, 할 일에 확정할 주문으로 나타나요.`}
      </Notice>
      <Stack gap="2">
        {customer}
        <Text overflowWrap="anywhere">
          결제 링크 <span>{link}</span>
        </Text>
        <Text>
          주문 <OrderLink serial={serial} />
        </Text>
      </Stack>
      <HStack gap="2" wrap="wrap">
        <Button variant="outline" onClick={copy}>
          주소 복사하기
        </Button>
        <Button variant="outline" asChild>
          <Link to={paths.telephone.getHref()}>다음 전화 받기</Link>
        </Button>
      </HStack>
    </>
  );
}
