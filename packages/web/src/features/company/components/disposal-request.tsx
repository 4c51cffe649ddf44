import {
  companyDisposalForm,
  earlyCompanyDisposalForm,
  type CompanyDisposal,
} from "@damadum/forms";
import { getCalculateCompanyDeliveryAmountQueryOptions, type CompanyContract } from "@damadum/sdk";
import { useMemo } from "react";
import { useToday } from "../../../shared/page/use-today.ts";
import { PricedRequest } from "../../../shared/priced-request/priced-request.tsx";
import { useSendRequest } from "../hooks/use-send-request.ts";
import { latestRetention } from "../latest-retention.ts";
import type { ChosenBox } from "../state/chosen-boxes.tsx";
import { WithoutTaken } from "./without-taken.tsx";

interface DisposalRequestProps {
  readonly contract: CompanyContract;
  readonly boxes: readonly ChosenBox[];
}

const nothing = {};

/** A request to dispose of boxes, in which the member waives the latest retention day among them. */
export function DisposalRequest({ contract: { cid }, boxes }: DisposalRequestProps) {
  const today = useToday();
  const send = useSendRequest();
  const until = latestRetention(boxes, today);
  const context = useMemo(() => ({ today, retentionUntil: until ?? today }), [today, until]);
  const chosen = { cid, kind: "DISPOSAL" as const, cpbox_ids: boxes.map(({ cpbox_id: id }) => id) };
  // Sent with the price request, because the price is shown before the member agrees.
  const agreed = {
    disposal_agreed: true,
    ...(until !== null && { retention_waived_until: until }),
  };
  const request = {
    context,
    initialData: nothing,
    variant: "danger",
    amountOf: () => getCalculateCompanyDeliveryAmountQueryOptions({ ...chosen, ...agreed }),
    onSubmit: (answers: CompanyDisposal, key: string) => send({ ...answers, ...chosen }, key),
    renderRefusalAction: (error: Error) => <WithoutTaken error={error} boxes={boxes} />,
  } as const;
  return until === null ? (
    <PricedRequest definition={companyDisposalForm} {...request} />
  ) : (
    <PricedRequest definition={earlyCompanyDisposalForm} {...request} />
  );
}
