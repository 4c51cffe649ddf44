import {
  calculateCompanyDelivery,
  checkCompanyDelivery,
  companyBoxRefusals,
  companyContractRefusals,
  companyDeliveryBoxCount,
  currentCompanyPriceList,
  formatKoreanDate,
  todayInSeoul,
  type CompanyDeliveryInput,
} from "@damadum/domain";
import type { FieldProblem } from "@damadum/sdk/model";
import type { Connection } from "../../db/tables.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { withReservations, type CompanyBoxRow } from "../company-box/store.ts";
import { boxLabel, unprintableBoxes } from "../paper/unprintable.ts";
import { countBoxesToMake } from "./store.ts";
import { listOwnBoxes } from "../company-box/read-company-boxes.ts";
import { getCompanyContract } from "../contract-state/read-contracts.ts";

/** Rejects a request that breaks a rule, before anything of the company is read. */
export function requireValidDelivery(input: CompanyDeliveryInput, now: Date): void {
  throwIssues(checkCompanyDelivery(input, todayInSeoul(now)));
}

/**
 * Prices a valid request against the current state of its contract and boxes, and returns the price with the requested
 * boxes, which are none when the work makes new ones.
 */
export async function priceCompanyDelivery(
  db: Connection,
  {
    companyId,
    input,
    now,
  }: { readonly companyId: string; readonly input: CompanyDeliveryInput; readonly now: Date },
) {
  const { cid, kind, cpboxIds } = input;
  const { contract } = await getCompanyContract({ db }, { cid, companyId });
  requireOpen(companyContractRefusals(contract.status).REQUEST_WORK);
  const boxCount = companyDeliveryBoxCount(input);
  if (cpboxIds === undefined) {
    const left = contract.box_count - contract.made_box_count - (await countBoxesToMake(db, cid));
    if (boxCount > left) limitBoxes(left);
  }
  const boxes = cpboxIds === undefined ? [] : await listOwnBoxes(db, { cpboxIds, companyId, cid });
  await requireAvailable(db, { kind, cpboxIds: cpboxIds ?? [], boxes });
  if (kind === "DISPOSAL") {
    requireDisposable(boxes, { input, today: todayInSeoul(now) });
    await requireCertifiable(boxes, cpboxIds ?? []);
  }
  const list = currentCompanyPriceList(todayInSeoul(now));
  return { price: calculateCompanyDelivery(input, list), boxCount, boxes };
}

/** Throws an error that names each unavailable box by its place in the request. */
async function requireAvailable(
  db: Connection,
  {
    kind,
    cpboxIds,
    boxes,
  }: Pick<CompanyDeliveryInput, "kind"> & {
    readonly cpboxIds: readonly string[];
    readonly boxes: readonly CompanyBoxRow[];
  },
): Promise<void> {
  if (kind === "NEW_BOXES") return;
  const fields = (await withReservations(db, boxes)).flatMap((box) => {
    const closed = companyBoxRefusals(box)[kind];
    return closed === null ? [] : [unavailable(box, { cpboxIds, why: closed.reason })];
  });
  if (fields.length > 0) throw new ProblemError("box_unavailable", { fields });
}

function unavailable(
  box: CompanyBoxRow,
  { cpboxIds, why }: { readonly cpboxIds: readonly string[]; readonly why: string },
): FieldProblem {
  return {
    field: `cpbox_ids.${cpboxIds.indexOf(box.id)}`,
    code: "box_unavailable",
    message: `${boxLabel(box)}: ${why}`,
  };
}

/** A destroyed box cannot be renamed, so what its certificate could not print is named while it still can be. */
async function requireCertifiable(
  boxes: readonly CompanyBoxRow[],
  cpboxIds: readonly string[],
): Promise<void> {
  const fields = (await unprintableBoxes(boxes)).map(({ box, letters }) =>
    unavailable(box, {
      cpboxIds,
      why: `폐기 확인서에 인쇄하지 못하는 글자예요. ${letters}. 박스 화면에서 고친 뒤 다시 요청해 주세요`,
    }),
  );
  if (fields.length > 0) throw new ProblemError("box_unavailable", { fields });
}

/** Boxes within their retention are disposed of only if the request names the latest of their retention days. */
function requireDisposable(
  boxes: readonly CompanyBoxRow[],
  { input, today }: { readonly input: CompanyDeliveryInput; readonly today: string },
): void {
  const kept = boxes.flatMap(({ retention_until: until }) =>
    until !== null && until >= today ? [until] : [],
  );
  const latest = kept.toSorted().at(-1);
  if (latest === undefined || latest === input.retentionWaivedUntil) return;
  const message = `보존 기한이 ${formatKoreanDate(latest)}까지인 박스가 있어요. 보존 기한을 바꾸거나, 그 날짜를 확인하고 다시 신청해 주세요.`;
  const field = { field: "retention_waived_until", code: "required", message };
  throw new ProblemError("validation_failed", { fields: [field] });
}

function limitBoxes(left: number): never {
  const message =
    left > 0
      ? `계약한 박스가 ${left}개 남았어요. ${left}개까지 입력해 주세요.`
      : "계약한 박스를 다 썼어요. 계약을 새로 신청해 주세요.";
  const fields = [{ field: "box_count", code: "invalid_count", message }];
  throw new ProblemError("validation_failed", { fields });
}
