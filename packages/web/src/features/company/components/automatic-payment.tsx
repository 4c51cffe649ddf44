import { CHARGE_DAY_TEXT } from "@damadum/domain";
import {
  useListBillingKeys,
  useListCompanyPayments,
  useSetCompanyDefaultPayment,
  type BillingKey,
} from "@damadum/sdk";
import {
  Box,
  Button,
  Card,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorMessage,
  HStack,
  RadioGroup,
  Stack,
  Text,
  toast,
} from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { refreshCompany } from "../api/refresh-company.ts";
import { useOwnDefaultBillingKey } from "../hooks/use-own-default-billing-key.ts";
import { MAX_ROWS } from "../page-sizes.ts";

/** The payment method that new invoices are charged to, with a dialog to change it. */
export function AutomaticPayment() {
  const { data: payments } = useListCompanyPayments({ limit: MAX_ROWS });
  const ownDefault = useOwnDefaultBillingKey();
  const [isOpen, setOpen] = useState(false);
  // Reserves the space: without a response nothing is known about the default, and the invoices below do not need it.
  if (payments === undefined) return <Box height={{ base: "8.25rem", sm: "5.5rem" }} />;
  const isSet = payments.default_payment_id !== null;
  return (
    <Card padding="sm">
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Stack gap="0.5">
          <Text fontWeight="semibold">자동 결제</Text>
          <Text variant="caption" tone="muted">
            {isSet
              ? `${CHARGE_DAY_TEXT} 결제해요 · ${ownDefault ? nameOf(ownDefault) : "다른 담당자가 등록한 결제 수단"}`
              : "청구서를 그때그때 직접 결제해요."}
          </Text>
        </Stack>
        <HStack gap="2" wrap="wrap">
          {isSet && <SwitchOff />}
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {isSet ? "자동 결제 변경" : "자동 결제 신청"}
          </Button>
        </HStack>
      </HStack>
      {isOpen && <DefaultMethodDialog current={ownDefault} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** Ends the automatic payment of the company, whoever's payment method it is. */
function SwitchOff() {
  const queryClient = useQueryClient();
  const change = useSetCompanyDefaultPayment({
    mutation: {
      onSuccess: async () => {
        toast("자동 결제를 껐어요. 이제 청구서를 직접 결제해 주세요.", { tone: "success" });
        await refreshCompany(queryClient);
      },
      onError: ({ message }) => toast(message, { tone: "error" }),
    },
  });
  return (
    <Button
      variant="plain"
      size="sm"
      loading={change.isPending}
      onClick={() => change.mutate({ data: { payment_id: null } })}
    >
      자동 결제 끄기
    </Button>
  );
}

interface DefaultMethodDialogProps {
  readonly current: BillingKey | undefined;
  readonly onClose: () => void;
}

/** Chooses the default payment method; it needs its own consent, because every future invoice is charged to it. */
function DefaultMethodDialog({ current, onClose }: DefaultMethodDialogProps) {
  const queryClient = useQueryClient();
  const billingKeys = useListBillingKeys();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const change = useSetCompanyDefaultPayment({
    mutation: {
      onSuccess: async () => {
        onClose();
        toast("다음 청구서부터 자동으로 결제해요.", { tone: "success" });
        await refreshCompany(queryClient);
      },
    },
  });
  const selected = chosen ?? current?.payment_id ?? billingKeys.data?.[0]?.payment_id ?? null;

  function save(): void {
    if (!isAgreed) {
      setConsentMissing(true);
      consent.current?.focus();
    } else if (selected !== null) change.mutate({ data: { payment_id: selected } });
  }

  if (billingKeys.data?.length === 0) {
    return (
      <Dialog open onOpenChange={onClose} title="자동 결제">
        <EmptyState
          title="등록한 결제 수단이 없어요"
          description="결제 수단을 먼저 등록하면 자동 결제를 신청할 수 있어요."
          action={<ButtonLink to={paths.myPayment.getHref()}>결제 수단 등록하기</ButtonLink>}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!change.isPending) onClose();
      }}
      title="자동 결제"
      footer={
        <>
          <Button variant="outline" disabled={change.isPending} onClick={onClose}>
            취소
          </Button>
          <Button loading={change.isPending} onClick={save}>
            자동 결제하기
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <RadioGroup
          label="자동으로 결제할 수단"
          value={selected}
          disabled={change.isPending}
          onValueChange={setChosen}
          options={(billingKeys.data ?? []).map((billingKey) => ({
            value: billingKey.payment_id,
            label: billingKey.name,
            description: billingKey.masked_number ?? undefined,
          }))}
        />
        <Checkbox
          ref={consent}
          label={`${CHARGE_DAY_TEXT} 이 수단으로 결제하는 데 동의해요 (필수)`}
          checked={isAgreed}
          error={isConsentMissing ? "동의해야 자동 결제를 신청할 수 있어요." : undefined}
          onValueChange={(agreed) => {
            setAgreed(agreed);
            setConsentMissing(false);
          }}
        />
        {(change.error ?? billingKeys.error) && (
          <ErrorMessage title="자동 결제를 신청하지 못했어요">
            {(change.error ?? billingKeys.error)?.message}
          </ErrorMessage>
        )}
      </Stack>
    </Dialog>
  );
}

function nameOf({ name, masked_number: number }: BillingKey): string {
  return number === null ? name : `${name} ${number}`;
}
