import { formatWon, type MoveAction } from "@damadum/domain";
import type { ButtonProps } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
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

export function NextAction({ action, serial, visits, balance, ...look }: NextActionProps) {
  if (action === "CALL") return <CallButton {...look} />;
  if (action === "ADD_TO_CALENDAR") {
    return <CalendarButton {...look} block serial={serial} visits={visits} />;
  }
  const { to, words } = linkOf(action, serial, balance);
  return (
    <ButtonLink {...look} block to={to}>
      {words}
    </ButtonLink>
  );
}

function linkOf(
  action: Exclude<MoveAction, "CALL" | "ADD_TO_CALENDAR">,
  serial: string,
  balance: number,
) {
  switch (action) {
    case "PAY":
      return { to: paths.estimatePayment.getHref(serial), words: "결제하기" };
    case "PAY_AGAIN":
      return { to: paths.estimatePayment.getHref(serial), words: "다시 결제하기" };
    case "PAY_BALANCE": {
      const words = `잔금 ${formatWon(balance)} 결제하기`;
      return { to: paths.estimatePayment.getHref(serial), words };
    }
    case "NEW_QUOTE":
      return { to: paths.home.getHref(), words: "새 견적 받기" };
    case "REQUEST_COLLECTION":
      return { to: paths.collection.getHref(serial), words: "박스 수거 신청하기" };
    case "WRITE_REVIEW":
      return { to: paths.review.getHref(serial), words: "후기 쓰기" };
  }
}
