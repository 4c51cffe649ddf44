import { formatWon, type MoveAction } from "@damadum/domain";
import { Button, type ButtonProps } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { CallButton } from "../../../shared/page/call-button.tsx";
import { CalendarButton } from "../../../shared/order/calendar-button.tsx";
import type { CalendarVisit } from "../../../shared/order/calendar-file.ts";
import { paths } from "../../../shared/paths.ts";

interface NextActionProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly action: MoveAction;
  readonly serial: string;
  readonly visits: readonly CalendarVisit[];
  /** In won. */
  readonly balance: number;
}

/** The next action of an order as a button or link. */
export function NextAction({ action, serial, visits, balance, ...look }: NextActionProps) {
  switch (action) {
    case "PAY":
    case "PAY_AGAIN":
      return (
        <Button {...look} block asChild>
          <RouterLink to={paths.estimatePayment.getHref(serial)}>
            {action === "PAY" ? "결제하기" : "다시 결제하기"}
          </RouterLink>
        </Button>
      );
    case "NEW_QUOTE":
      return (
        <Button {...look} block asChild>
          <RouterLink to={paths.home.getHref()}>새 견적 받기</RouterLink>
        </Button>
      );
    case "PAY_BALANCE":
      return (
        <Button {...look} block asChild>
          <RouterLink to={paths.estimatePayment.getHref(serial)}>
            잔금 {formatWon(balance)} 결제하기
          </RouterLink>
        </Button>
      );
    case "ADD_TO_CALENDAR":
      return <CalendarButton {...look} block serial={serial} visits={visits} />;
    case "CALL":
      return <CallButton {...look} />;
    case "REQUEST_COLLECTION":
      return (
        <Button {...look} block asChild>
          <RouterLink to={paths.collection.getHref(serial)}>박스 수거 신청하기</RouterLink>
        </Button>
      );
    case "WRITE_REVIEW":
      return (
        <Button {...look} block asChild>
          <RouterLink to={paths.review.getHref(serial)}>후기 쓰기</RouterLink>
        </Button>
      );
  }
}
