import { explainMissing, type FieldWords, limits } from "@damadum/contract";

import type { IsoDate } from "../calendar/iso-date.ts";
import { isTimeSlot } from "../calendar/time-slots.ts";
import { isWorkDate } from "../calendar/work-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { IssueList } from "../issue/issue-list.ts";
import { checkPlace } from "../move/check-place.ts";
import { DATE_RANGE_MESSAGE, TIME_MESSAGE } from "../move/move-messages.ts";
import type { CompanyDeliveryInput } from "./company-delivery.ts";

const NO_BOXES = "이 요청에서는 박스를 고르지 않아요. 고른 박스를 빼 주세요.";
const NO_COUNT = "고른 박스가 있으면 박스 수는 보내지 않아요.";

/** Broken rules of a company's request: which boxes each kind names, where and when a van comes. */
export function checkCompanyDelivery(
  input: CompanyDeliveryInput,
  today: IsoDate,
): readonly FieldIssue[] {
  const list = new IssueList();
  checkBoxes(input, list);
  if (input.kind === "DISPOSAL") checkDisposal(input, list);
  else addVisitIssues(input, today, list);
  return list.issues;
}

function checkBoxes({ kind, cpboxIds, boxCount }: CompanyDeliveryInput, list: IssueList): void {
  if (kind === "NEW_BOXES") {
    if (cpboxIds !== undefined) list.add(["cpboxIds"], "not_needed", NO_BOXES);
    if (boxCount === undefined) addMissing(list, "boxCount", limits.CompanyWorkBoxCount);
    return;
  }
  if (boxCount !== undefined && (kind !== "COLLECTION" || cpboxIds !== undefined)) {
    list.add(["boxCount"], "not_needed", NO_COUNT);
  }
  if (cpboxIds === undefined && (kind !== "COLLECTION" || boxCount === undefined)) {
    addMissing(list, "cpboxIds", limits.CompanyDeliveryDraft.cpbox_ids);
  }
}

function checkDisposal(input: CompanyDeliveryInput, list: IssueList): void {
  if (input.place !== undefined) {
    list.add(["place"], "not_needed", "폐기에는 장소가 필요 없어요.");
  }
  if (input.appointment !== undefined) {
    list.add(["appointment"], "not_needed", "폐기에는 날짜가 필요 없어요.");
  }
  if (input.disposalAgreed !== true) {
    addMissing(list, "disposalAgreed", limits.DisposalAgreed);
  }
}

/** Broken rules of a visit's place and time, the same for every kind of work with a visit. */
export function checkCompanyVisit(visit: CompanyVisit, today: IsoDate): readonly FieldIssue[] {
  const list = new IssueList();
  addVisitIssues(visit, today, list);
  return list.issues;
}

type CompanyVisit = Pick<CompanyDeliveryInput, "place" | "appointment" | "disposalAgreed">;

function addVisitIssues(input: CompanyVisit, today: IsoDate, list: IssueList): void {
  const { place, appointment } = input;
  if (place === undefined) addMissing(list, "place", limits.CompanyDeliveryDraft.place);
  else {
    for (const { path, code, message } of checkPlace(place)) {
      list.add(["place", ...path], code, message);
    }
  }
  if (appointment === undefined) {
    addMissing(list, "appointment", limits.CompanyDeliveryDraft.appointment);
  } else {
    if (!isWorkDate(appointment.date, today)) {
      list.add(["appointment", "date"], "date_out_of_range", DATE_RANGE_MESSAGE);
    }
    if (!isTimeSlot(appointment.time)) {
      list.add(["appointment", "time"], "time_not_offered", TIME_MESSAGE);
    }
  }
  if (input.disposalAgreed !== undefined) {
    list.add(["disposalAgreed"], "not_needed", "폐기할 때만 보내 주세요.");
  }
}

function addMissing(list: IssueList, name: string, field: FieldWords): void {
  const { code, message } = explainMissing(field);
  list.add([name], code, message);
}
