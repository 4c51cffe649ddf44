import { formatWon } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import type { ButtonProps } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { CallButton } from "../../../shared/page/call-button.tsx";
import { CalendarButton } from "../../../shared/order/calendar-button.tsx";
import { storagePaymentHref, storageVisitsOf } from "../../../shared/order/storage-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { pageOf, type StorageAction, type StorageNext } from "../next-storage-actions.ts";
import { storageActions, type StorageActionName } from "../storage-actions.ts";

interface NextStorageActionProps extends StorageNext, Pick<ButtonProps, "variant" | "size"> {
  readonly order: StorageOrder;
}

/** A button of a storage order: a next action of its member. */
export function NextStorageAction({
  action,
  order,
  month,
  due,
  link,
  ...look
}: NextStorageActionProps) {
  const visits = storageVisitsOf(order, useToday());
  if (action === "CALL") return <CallButton {...look} />;
  if (action === "ADD_TO_CALENDAR") {
    return <CalendarButton {...look} block serial={order.serial} visits={visits} />;
  }
  if (action === "PAY_DUE") {
    const to = link === undefined ? "#payments" : paths.customPayment.getHref(link);
    return (
      <ButtonLink {...look} block to={to}>
        {`${formatWon(due)} 결제하기`}
      </ButtonLink>
    );
  }
  const { to, words } = linkOf(action, order, month);
  return (
    <ButtonLink {...look} block to={to}>
      {words}
    </ButtonLink>
  );
}

function linkOf(
  action: Exclude<StorageAction, "CALL" | "ADD_TO_CALENDAR" | "PAY_DUE">,
  order: StorageOrder,
  month: number | undefined,
) {
  const actionHref = (name: StorageActionName) => paths.storageAction.getHref(order.serial, name);
  switch (action) {
    case "CHANGE_CARD":
      return { to: paths.myPayment.getHref(), words: "결제 수단 바꾸기" };
    case "PAY_MONTH": {
      const words =
        month === undefined ? storageActions.month.link : `${formatWon(month)} 결제하기`;
      return { to: actionHref("month"), words };
    }
    case "PAY":
    case "PAY_AGAIN": {
      const again = action === "PAY_AGAIN" ? "다시 " : "";
      const words = `${formatWon(order.amount.total_amount)} ${again}결제하기`;
      return { to: storagePaymentHref(order), words };
    }
    case "NEW_ORDER":
      return { to: paths.storageQuote.getHref(), words: "새로 시작하기" };
    case "WRITE_CONTENTS":
      return { to: "#boxes", words: "박스 골라 내용물 적기" };
    case "SEE_BOXES":
    case "SEE_ORDER":
      return { to: paths.storedBoxes.getHref(), words: "내 박스 보기" };
    case "BRING_BACK":
    case "CONTINUE":
    case "END":
    case "EXTEND":
      return {
        to: actionHref(pageOf[action]),
        words: storageActions[pageOf[action]].link,
      };
  }
}
