import { Button } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { ChangeQuoteLink } from "./change-quote-link.tsx";
import { useLoggedIn } from "../../../shared/session/session-context.ts";
import { estimateToPayOptions } from "../api/estimate-to-pay.ts";
import type { NextStep } from "../../../shared/payment/payment-result.ts";

interface NextButtonProps {
  readonly step: NextStep;
  readonly isMain: boolean;
  readonly serial: string;
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** A next step after a payment; the browser that it returned to may have no session. */
export function NextButton({ step, isMain, serial, isChecking, onCheckAgain }: NextButtonProps) {
  const isLoggedIn = useLoggedIn();
  const look = { variant: isMain ? "filled" : "outline", size: "lg", block: true } as const;
  switch (step) {
    case "check-again":
      return (
        <Button {...look} loading={isChecking} onClick={onCheckAgain}>
          다시 확인하기
        </Button>
      );
    case "change-time":
      return (
        <Button {...look} asChild>
          <OtherTimeLink serial={serial} />
        </Button>
      );
    case "pay-again":
      return (
        <Button {...look} asChild>
          <RouterLink to={paths.estimatePayment.getHref(serial)}>다시 결제하기</RouterLink>
        </Button>
      );
    case "view-order":
      return (
        <Button {...look} asChild>
          <RouterLink to={paths.myEstimate.getHref(serial)}>
            {isLoggedIn ? "주문 보기" : "로그인하고 주문 보기"}
          </RouterLink>
        </Button>
      );
    case "my":
      return (
        <Button {...look} asChild>
          <RouterLink to={paths.my.getHref()}>마이페이지로 가기</RouterLink>
        </Button>
      );
  }
}

function OtherTimeLink({ serial, ...link }: { serial: string }) {
  const estimate = useQuery({ ...estimateToPayOptions(serial), enabled: useLoggedIn() });
  return (
    <ChangeQuoteLink {...link} draft={estimate.data?.draft ?? null} step="date">
      다른 시간 고르기
    </ChangeQuoteLink>
  );
}
