import {
  companyCollectionForm,
  companyDeliveryForm,
  companyNewBoxesForm,
  type CompanyVisit,
  boxSchedule,
} from "@damadum/forms";
import { getCalculateCompanyDeliveryAmountQueryOptions, type CompanyContract } from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../../../shared/page/use-today.ts";
import { PricedRequest } from "../../../shared/priced-request/priced-request.tsx";
import { useSendRequest } from "../hooks/use-send-request.ts";
import type { ChosenBox } from "../state/chosen-boxes.tsx";
import { WithoutTaken } from "./without-taken.tsx";

interface VisitRequestProps {
  readonly contract: CompanyContract;
  readonly boxes: readonly ChosenBox[];
}

const forms = { DELIVERY: companyDeliveryForm, COLLECTION: companyCollectionForm } as const;

/** A request to bring or fetch boxes: where, when, and at what price. */
export function VisitRequest({
  kind,
  contract,
  boxes,
}: VisitRequestProps & { readonly kind: keyof typeof forms }) {
  const { context, initialData } = useVisit(contract);
  const send = useSendRequest();
  const draftOf = (visit: CompanyVisit) => ({
    ...visit,
    cid: contract.cid,
    kind,
    cpbox_ids: boxes.map(({ cpbox_id: id }) => id),
  });
  return (
    <PricedRequest
      definition={forms[kind]}
      context={context}
      initialData={initialData}
      amountOf={({ memo: _memo, ...visit }) =>
        getCalculateCompanyDeliveryAmountQueryOptions(draftOf(visit))
      }
      onSubmit={(visit, key) => send(draftOf(visit), key)}
      renderRefusalAction={(error) => <WithoutTaken error={error} boxes={boxes} />}
    />
  );
}

/** A request for empty boxes under a contract that has room for them. */
export function NewBoxesRequest({ contract }: { readonly contract: CompanyContract }) {
  const { context, initialData } = useVisit(contract);
  const send = useSendRequest();
  const chosen = { cid: contract.cid, kind: "NEW_BOXES" } as const;
  return (
    <PricedRequest
      definition={companyNewBoxesForm}
      context={context}
      initialData={initialData}
      amountOf={({ memo: _memo, ...visit }) =>
        getCalculateCompanyDeliveryAmountQueryOptions({ ...visit, ...chosen })
      }
      onSubmit={(visit, key) => send({ ...visit, ...chosen }, key)}
    />
  );
}

/** The schedule of our vans, and the contract's place as the initial answer. */
function useVisit({ place }: CompanyContract) {
  const today = useToday();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({ context: { today, ...boxSchedule(queryClient) }, initialData: { place } }),
    [place, queryClient, today],
  );
}
