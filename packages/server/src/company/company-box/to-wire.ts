import { companyBoxActionCodes, companyBoxRefusals, toOpenActions } from "@damadum/domain";
import type { CompanyBox, CompanyBoxDetail, CompanyBoxPage } from "@damadum/sdk/model";
import { toInstant } from "../../http/instant.ts";
import { toPaging } from "../../http/paging.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import type { PageRequest } from "../../http/paging.ts";
import type { BoxPage } from "./list-company-boxes.ts";
import type { ListedBox } from "./list-store.ts";
import type { getCompanyBox } from "./read-company-boxes.ts";

function toCompanyBox(box: ListedBox & { readonly isReserved: boolean }): CompanyBox {
  return {
    cpbox_id: box.id,
    serial: box.serial,
    cid: box.contract_id,
    status: box.status,
    actions: toOpenActions(companyBoxActionCodes, companyBoxRefusals(box)),
    name: box.name,
    department: box.department,
    contents: box.contents,
    retention_until: box.retention_until,
    updated_at: toInstant(box.updated_at),
  };
}

export function toCompanyBoxDetail({
  box,
  history,
}: Awaited<ReturnType<typeof getCompanyBox>>): CompanyBoxDetail {
  return {
    ...toCompanyBox(box),
    memo: box.memo,
    history: toStatusChanges(history),
    created_at: toInstant(box.created_at),
  };
}

export function toCompanyBoxPage(
  found: BoxPage,
  request: Pick<PageRequest, "page" | "limit">,
): CompanyBoxPage {
  return {
    items: found.items.map(toCompanyBox),
    paging: toPaging(request, found),
  };
}
