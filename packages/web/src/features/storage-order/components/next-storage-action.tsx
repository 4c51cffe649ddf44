import { formatWon, type StorageContractAction, type StorageOrderAction } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { Button, type ButtonProps } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { CallButton } from "../../../shared/page/call-button.tsx";
import { CalendarButton } from "../../../shared/order/calendar-button.tsx";
import { storagePaymentHref, storageVisitsOf } from "../../../shared/order/storage-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { storageActions, type StorageActionName } from "../storage-actions.ts";

/** The next action of an order or, once its boxes are stored, of its contract. */
export type StorageAction = StorageOrderAction | StorageContractAction;

const pages: Partial<Record<StorageAction, StorageActionName>> = {
  BRING_BACK: "delivery",
  CONTINUE: "continuation",
  END: "finish",
  EXTEND: "extension",
};

/** The page of this order that a next action opens; undefined for an action that leads elsewhere. */
export function pageOf(action: StorageAction): StorageActionName | undefined {
  return pages[action];
}

interface NextStorageActionProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly action: StorageAction;
  readonly order: StorageOrder;
  /** The amount in won of the contract's month that is due. */
  readonly month?: number | undefined;
}

/** The main button of a storage order: the member's next action. */
export function NextStorageAction({ action, order, month, ...look }: NextStorageActionProps) {
  const today = useToday();
  const { serial, amount } = order;
  switch (action) {
    case "ADD_TO_CALENDAR":
      return (
        <CalendarButton {...look} block serial={serial} visits={storageVisitsOf(order, today)} />
      );
    case "CHANGE_CARD":
      return <LinkButton {...look} to={paths.myPayment.getHref()} words="결제 수단 바꾸기" />;
    case "PAY_MONTH": {
      const words =
        month === undefined ? storageActions.month.link : `${formatWon(month)} 결제하기`;
      return (
        <LinkButton {...look} to={paths.storageAction.getHref(serial, "month")} words={words} />
      );
    }
    case "CALL":
      return <CallButton {...look} />;
    case "PAY":
    case "PAY_AGAIN": {
      const again = action === "PAY_AGAIN" ? "다시 " : "";
      const words = `${formatWon(amount.total_amount)} ${again}결제하기`;
      return <LinkButton {...look} to={storagePaymentHref(order)} words={words} />;
    }
    case "NEW_ORDER":
      return <LinkButton {...look} to={paths.storageQuote.getHref()} words="새로 시작하기" />;
    case "WRITE_CONTENTS":
      return <LinkButton {...look} to="#boxes" words="박스 골라 내용물 적기" />;
    case "SEE_BOXES":
    case "SEE_ORDER":
      return <LinkButton {...look} to={paths.storedBoxes.getHref()} words="내 박스 보기" />;
    case "BRING_BACK":
      return <ActionLink {...look} serial={serial} action="delivery" />;
    case "CONTINUE":
      return <ActionLink {...look} serial={serial} action="continuation" />;
    case "END":
      return <ActionLink {...look} serial={serial} action="finish" />;
    case "EXTEND":
      return <ActionLink {...look} serial={serial} action="extension" />;
  }
}

interface ActionLinkProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly serial: string;
  readonly action: StorageActionName;
}

function ActionLink({ serial, action, ...look }: ActionLinkProps) {
  const to = paths.storageAction.getHref(serial, action);
  return <LinkButton {...look} to={to} words={storageActions[action].link} />;
}

interface LinkButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly to: string;
  readonly words: string;
}

function LinkButton({ to, words, ...look }: LinkButtonProps) {
  return (
    <Button {...look} block asChild>
      <RouterLink to={to}>{words}</RouterLink>
    </Button>
  );
}
