import { formatWon } from "@damadum/domain";
import type { ErrorType, PaymentStatus } from "@damadum/sdk";
import { Button, toast } from "@damadum/ui";
import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../page/button-link.tsx";
import { MessagePage } from "../page/message-page.tsx";
import { PAYMENT_CANCELLED_MESSAGE } from "./payment-problem.ts";
import { pendingPaymentMessage } from "./pending-payment.ts";
import {
  paymentResultOf,
  type ConfirmedOutcome,
  type NextStep,
  type PaidMessage,
} from "./payment-result.ts";
import { usePaymentConfirmation } from "./use-payment-confirmation.ts";

/** A link of a result page; `state` is handed to the page that it opens. */
export interface ResultLink {
  readonly to: string;
  readonly label: string;
  readonly state?: unknown;
}

/** Where each next step leads; steps that lead to the same page are one link. */
export type ResultLinks = Readonly<Record<Exclude<NextStep, "check-again">, ResultLink>>;

interface PaymentResultPageProps<Outcome> {
  /** The query that confirms the payment, as Orval generated it. */
  readonly confirmation: UseQueryOptions<Outcome, ErrorType<unknown>> & { queryKey: QueryKey };
  /** The message once it is paid; `amount` is formatted, as `12,000원`. */
  readonly paidMessage: (amount: string) => PaidMessage;
  /** Called once the provider has decided. */
  readonly onSettled: (status: PaymentStatus) => void;
  readonly links: ResultLinks;
  /** The page that started the payment, to which a cancelled one returns; null to stay here. */
  readonly payHref: string | null;
  /** Shown below the message of a paid order. */
  readonly ticket?: ReactNode;
}

/** The page that a provider's window returns to, possibly repeatedly: the server's result, and the next steps. */
export function PaymentResultPage<Outcome extends ConfirmedOutcome>({
  confirmation,
  paidMessage,
  onSettled,
  links,
  payHref,
  ticket,
}: PaymentResultPageProps<Outcome>) {
  const navigate = useNavigate();
  const { result, isChecking, checkAgain } = usePaymentConfirmation({
    options: confirmation,
    toResult: (outcome) => paymentResultOf(outcome, paidMessage(formatWon(outcome.amount))),
    onSettled,
  });
  const backHref = result?.kind === "cancelled" ? payHref : null;
  useEffect(() => {
    if (backHref === null) return;
    toast(PAYMENT_CANCELLED_MESSAGE);
    void navigate(backHref, { replace: true });
  }, [backHref, navigate]);
  if (result === null || backHref !== null) return <CheckingPayment />;
  return (
    <MessagePage
      illustration={result.illustration}
      title={result.title}
      isAlert={result.kind !== "paid"}
      more={result.kind === "paid" ? ticket : null}
      actions={
        <>
          {result.next.includes("check-again") && (
            <Button size="lg" block loading={isChecking} onClick={checkAgain}>
              다시 확인하기
            </Button>
          )}
          {linksOf(result.next, links).map((link, index) => (
            <LinkButton
              key={link.to}
              link={link}
              isMain={index === 0 && result.next[0] !== "check-again"}
            />
          ))}
        </>
      }
    >
      {result.detail}
    </MessagePage>
  );
}

function linksOf(next: readonly NextStep[], links: ResultLinks): readonly ResultLink[] {
  const found = next.flatMap((step) => (step === "check-again" ? [] : [links[step]]));
  return found.filter(({ to }, index) => found.findIndex((link) => link.to === to) === index);
}

/** Shown while the result is requested; `links` let the user continue without waiting. */
export function CheckingPayment({ links = [] }: { readonly links?: readonly ResultLink[] }) {
  return (
    <MessagePage
      illustration={null}
      title="결제 확인 중"
      {...(links.length > 0 && { actions: <LinkButtons links={links} /> })}
    >
      결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
    </MessagePage>
  );
}

/** A payment that the provider has yet to decide. Its order is polled elsewhere, so the user need not wait here. */
export function PendingPayment({ links }: { readonly links: readonly ResultLink[] }) {
  return (
    <MessagePage
      illustration={null}
      title={pendingPaymentMessage.title}
      actions={<LinkButtons links={links} />}
    >
      {pendingPaymentMessage.detail}
    </MessagePage>
  );
}

interface UnknownPaymentProps {
  readonly title?: string;
  /** Where a payment would be found, with its particle: `마이페이지의 주문에서`. */
  readonly where: string;
  readonly links: readonly ResultLink[];
}

/** A return URL without the numbers that identify a payment. */
export function UnknownPayment({
  title = "어느 결제인지 알 수 없어요",
  where,
  links,
}: UnknownPaymentProps) {
  return (
    <MessagePage
      illustration="trouble"
      title={title}
      {...(links.length > 0 && { actions: <LinkButtons links={links} /> })}
    >
      {`결제했다면 ${where} 확인할 수 있어요. 두 번 결제되지 않으니 안심하세요.`}
    </MessagePage>
  );
}

function LinkButtons({ links }: { readonly links: readonly ResultLink[] }) {
  return links.map((link, index) => <LinkButton key={link.to} link={link} isMain={index === 0} />);
}

interface LinkButtonProps {
  readonly link: ResultLink;
  readonly isMain?: boolean;
}

export function LinkButton({ link: { to, label, state }, isMain = true }: LinkButtonProps) {
  return (
    <ButtonLink variant={isMain ? "filled" : "outline"} size="lg" block to={to} state={state}>
      {label}
    </ButtonLink>
  );
}
