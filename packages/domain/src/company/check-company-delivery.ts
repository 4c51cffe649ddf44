import { explainMissing, type FieldWords, limits } from "@damadum/contract";

import type { IsoDate } from "../calendar/iso-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { issuesWithin } from "../issue/issue-list.ts";
import { checkAppointment } from "../move/check-appointment.ts";
import { checkPlace } from "../move/check-place.ts";
import type { CompanyDeliveryInput } from "./company-delivery.ts";

const NO_BOXES = "이 요청에서는 박스를 고르지 않아요. 고른 박스를 빼 주세요.";
const NO_COUNT = "고른 박스가 있으면 박스 수는 보내지 않아요.";

/** Broken rules of a company's request: which boxes each kind names, where and when a van comes. */
export function checkCompanyDelivery(
  input: CompanyDeliveryInput,
  today: IsoDate,
): readonly FieldIssue[] {
  return [
    ...checkBoxes(input),
    ...(input.kind === "DISPOSAL" ? checkDisposal(input) : checkCompanyVisit(input, today)),
  ];
}

function checkBoxes({ kind, cpboxIds, boxCount }: CompanyDeliveryInput): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (kind === "NEW_BOXES") {
    if (cpboxIds !== undefined) issues.push(notNeeded("cpboxIds", NO_BOXES));
    if (boxCount === undefined) issues.push(missing("boxCount", limits.CompanyWorkBoxCount));
    return issues;
  }
  if (boxCount !== undefined && (kind !== "COLLECTION" || cpboxIds !== undefined)) {
    issues.push(notNeeded("boxCount", NO_COUNT));
  }
  if (cpboxIds === undefined && (kind !== "COLLECTION" || boxCount === undefined)) {
    issues.push(missing("cpboxIds", limits.CompanyDeliveryDraft.cpbox_ids));
  }
  return issues;
}

function checkDisposal(input: CompanyDeliveryInput): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (input.place !== undefined) {
    issues.push(notNeeded("place", "폐기에는 장소가 필요 없어요."));
  }
  if (input.appointment !== undefined) {
    issues.push(notNeeded("appointment", "폐기에는 날짜가 필요 없어요."));
  }
  if (input.disposalAgreed !== true) {
    issues.push(missing("disposalAgreed", limits.DisposalAgreed));
  }
  return issues;
}

/** Broken rules of a visit's place and time, the same for every kind of work with a visit. */
export function checkCompanyVisit(
  {
    place,
    appointment,
    disposalAgreed,
  }: Pick<CompanyDeliveryInput, "place" | "appointment" | "disposalAgreed">,
  today: IsoDate,
): readonly FieldIssue[] {
  return [
    ...(place === undefined
      ? [missing("place", limits.CompanyDeliveryDraft.place)]
      : issuesWithin("place", checkPlace(place))),
    ...(appointment === undefined
      ? [missing("appointment", limits.CompanyDeliveryDraft.appointment)]
      : issuesWithin("appointment", checkAppointment(appointment, today))),
    ...(disposalAgreed === undefined
      ? []
      : [notNeeded("disposalAgreed", "폐기할 때만 보내 주세요.")]),
  ];
}

function missing(name: string, field: FieldWords): FieldIssue {
  return { path: [name], ...explainMissing(field) };
}

function notNeeded(name: string, message: string): FieldIssue {
  return { path: [name], code: "not_needed", message };
}
