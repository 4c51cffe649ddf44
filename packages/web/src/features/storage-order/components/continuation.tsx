import { formatKoreanDate, hasOnlyFreeMonths, isOpen } from "@damadum/domain";
import type { StorageContract } from "@damadum/sdk";
import { Notice, Stack } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { continuationWords } from "../../../shared/order/continuation-words.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { storageActions } from "../storage-actions.ts";
import { ContinuationPanel } from "./continuation-panel.tsx";
import { OrderLink } from "./order-link.tsx";

/** The consent to paid months after free ones or, outside its period, why it cannot be given now. */
export function Continuation({ contract }: { contract: StorageContract }) {
  const today = useToday();
  const { continuation: offer } = contract;
  return offer !== null && isOpen(contract.actions, "CONTINUATION") ? (
    <ContinuationPanel contract={contract} offer={offer} />
  ) : (
    <NothingToConfirm contract={contract} today={today} />
  );
}

interface NothingToConfirmProps {
  readonly contract: StorageContract;
  readonly today: string;
}

function NothingToConfirm({ contract, today }: NothingToConfirmProps) {
  const { order_serial: order, continue_confirmed_at: confirmedAt } = contract;
  const canExtend = confirmedAt === null && isOpen(contract.actions, "EXTENSION");
  const { title, text } = reasonOf(contract, { today, canExtend });
  return (
    <Notice tone={confirmedAt === null ? "neutral" : "success"} title={title}>
      <Stack gap="3" align="flex-start">
        <span>{text}</span>
        <OrderLink serial={order} variant="outline" size="sm" />
        {canExtend && (
          <ButtonLink
            variant="outline"
            size="sm"
            to={paths.storageAction.getHref(order, "extension")}
          >
            {storageActions.extension.link}
          </ButtonLink>
        )}
      </Stack>
    </Notice>
  );
}

const LOOK = "주문에서 계약의 상태를 확인해 주세요.";

interface Circumstances {
  readonly today: string;
  readonly canExtend: boolean;
}

function reasonOf(
  contract: StorageContract,
  { today, canExtend }: Circumstances,
): { title: string; text: string } {
  const { status, continuation: offer, continue_confirmed_at: confirmedAt } = contract;
  const isFree = hasOnlyFreeMonths({ ...contract, paymentType: contract.payment_type });
  const next = canExtend ? "더 오래 맡기려면 기간을 연장해 주세요." : LOOK;
  if (confirmedAt !== null) {
    return {
      title: "이어서 보관하기로 하셨어요",
      text: continuationWords(contract) ?? LOOK,
    };
  }
  if (offer !== null && today < offer.confirm_from) {
    return {
      title: `${formatKoreanDate(offer.confirm_from)}부터 정할 수 있어요`,
      text: "그때 알려 드릴게요.",
    };
  }
  if ((status === "EXPIRED" && isFree) || offer !== null) {
    return { title: "무료 기간이 끝났어요", text: next };
  }
  if (status === "ENDING") {
    return { title: "해지하기로 한 계약이에요", text: `해지하기로 한 날에 보관이 끝나요. ${next}` };
  }
  const words = continuationWords(contract);
  return words === null
    ? { title: "이 계약에는 지금 정할 것이 없어요", text: next }
    : { title: "아직 정할 수 없어요", text: words };
}
