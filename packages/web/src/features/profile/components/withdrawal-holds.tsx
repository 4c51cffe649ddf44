import { formatCount, formatMoment } from "@damadum/domain";
import type { WithdrawalHold, WithdrawalHoldKind } from "@damadum/sdk";
import { ActionBar, Box, Card, ListLink, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";

/** What must end before the withdrawal, each a link to its page. */
export function WithdrawalHolds({ holds }: { readonly holds: readonly WithdrawalHold[] }) {
  return (
    <Stack gap="6">
      <Text>아래 항목이 모두 끝나면 탈퇴할 수 있어요. 하나씩 열어 마무리해 주세요.</Text>
      <Card variant="flat">
        <Stack as="ul" listStyleType="none" gap="0">
          {holds.map((hold) => (
            <Box as="li" key={`${hold.kind} ${hold.serial ?? ""}`}>
              <Hold hold={hold} />
            </Box>
          ))}
        </Stack>
      </Card>
      <ActionBar>
        <ButtonLink variant="outline" size="lg" block to={paths.profile.getHref()}>
          내 정보로 가기
        </ButtonLink>
      </ActionBar>
    </Stack>
  );
}

function Hold({ hold: { kind, serial, box_count: boxes, visit } }: { hold: WithdrawalHold }) {
  const { name, toDo, href } = rows[kind];
  const when = visit === null ? "" : `${formatMoment(visit.date, visit.time)} `;
  const count = boxes === null ? "" : ` ${formatCount(boxes)}개`;
  return (
    <ListLink divided description={toDo}>
      <RouterLink to={href(serial ?? "")}>{`${when}${name}${count}`}</RouterLink>
    </ListLink>
  );
}

interface HoldRow {
  readonly name: string;
  readonly toDo: string;
  readonly href: (serial: string) => string;
}

const move = { name: "이사", href: paths.myEstimate.getHref } as const;

const rows: Readonly<Record<WithdrawalHoldKind, HoldRow>> = {
  STORED_BOXES: {
    name: "보관 중인 박스",
    toDo: "모두 받거나 폐기해 주세요.",
    href: () => paths.storedBoxes.getHref(),
  },
  STORAGE_CONTRACT: {
    name: "보관 계약 박스",
    toDo: "보관이 끝나야 해요.",
    href: paths.myStorageOrder.getHref,
  },
  STORAGE_ORDER: {
    name: "보관 주문 박스",
    toDo: "마치거나 취소해 주세요.",
    href: paths.myStorageOrder.getHref,
  },
  STORAGE_BALANCE: {
    name: "보관 주문",
    toDo: "내지 않은 금액을 결제해 주세요.",
    href: paths.myStorageOrder.getHref,
  },
  MOVE: { ...move, toDo: "마치거나 취소해 주세요." },
  MOVE_BALANCE: { ...move, toDo: "잔금을 결제해 주세요." },
  MOVE_BOXES: { ...move, toDo: "빌린 박스를 돌려주세요." },
  COMPANY_BOXES: {
    name: "회사가 맡긴 박스",
    toDo: "모두 받거나 폐기해 주세요.",
    href: () => paths.companyBoxes.getHref(),
  },
  COMPANY_INVOICES: {
    name: "회사 청구서",
    toDo: "결제하지 않은 청구서가 있어요.",
    href: () => paths.companyInvoices.getHref(),
  },
  COMPANY_BILLING: {
    name: "회사 계약과 작업",
    toDo: "마지막 담당자는 청구가 모두 끝나야 탈퇴할 수 있어요.",
    href: () => paths.company.getHref(),
  },
  EXTRA_PAYMENT: {
    name: "추가 결제",
    toDo: "결제가 취소된 금액을 다시 결제해 주세요.",
    href: paths.customPayment.getHref,
  },
};
