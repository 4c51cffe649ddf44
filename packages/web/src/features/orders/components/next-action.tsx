import { formatWon, type MoveAction } from "@damadum/domain";
import type { ButtonProps } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { CallButton } from "../../../shared/page/call-button.tsx";
import { CalendarButton } from "../../../shared/order/calendar-button.tsx";
import { visitsOf, type MoveFacts } from "../../../shared/order/move-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";

interface NextActionProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly action: MoveAction;
  readonly move: MoveFacts;
  readonly serial: string;
  /** The only link that asks for what is due; without one the order's payments lead to each. */
  readonly link?: string | undefined;
}

export function NextAction({ action, move, serial, link, ...look }: NextActionProps) {
  const visits = visitsOf(move, useToday());
  if (action === "CALL") return <CallButton {...look} />;
  if (action === "ADD_TO_CALENDAR") {
    return <CalendarButton {...look} block serial={serial} visits={visits} />;
  }
  const { to, words } =
    action === "PAY_DUE" ? dueOf(move, serial, link) : linkOf(action, move, serial);
  return (
    <ButtonLink {...look} block to={to}>
      {words}
    </ButtonLink>
  );
}

function linkOf(
  action: Exclude<MoveAction, "CALL" | "ADD_TO_CALENDAR" | "PAY_DUE">,
  { balance }: MoveFacts,
  serial: string,
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

function dueOf({ due }: MoveFacts, serial: string, link: string | undefined) {
  const payments = `${paths.myEstimate.getHref(serial)}#payments`;
  const to = link === undefined ? payments : paths.customPayment.getHref(link);
  return { to, words: `${formatWon(due)} 결제하기` };
}
