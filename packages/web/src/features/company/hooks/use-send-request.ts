import { useCreateCompanyDelivery, type CompanyDeliveryDraft } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { refreshCompany } from "../api/refresh-company.ts";
import { useChosenBoxes } from "../state/chosen-boxes.tsx";

/** Sends a request, deselects its boxes and opens the work that it creates. @throws ApiError, NetworkError */
export function useSendRequest() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { boxes, choose } = useChosenBoxes();
  const { mutateAsync: create } = useCreateCompanyDelivery();
  return async (draft: CompanyDeliveryDraft, key: string): Promise<void> => {
    const work = await create({ data: draft, headers: { "idempotency-key": key } });
    await refreshCompany(queryClient);
    await navigate(paths.companyWork.getHref(work.wk_id), { replace: true });
    const requested = new Set(draft.cpbox_ids);
    choose(
      [...boxes.values()].filter(({ cpbox_id: id }) => requested.has(id)),
      false,
    );
    toast("요청했어요. 관리자가 확인하면 알려 드려요.", { tone: "success" });
  };
}
