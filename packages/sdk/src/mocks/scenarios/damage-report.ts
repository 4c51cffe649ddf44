import * as mock from "../../generated/damage-report/damage-report.msw.ts";
import type { DamageReportStatus } from "../../generated/model.schemas.ts";
import { SaveDamageReportBody } from "../../generated/zod/damage-report.ts";
import { damageReport, damageReports, savedDamageReport } from "../fixtures/damage-report.ts";
import { bodyOf, members } from "./failing.ts";

export function damageReportScenarios(day: string) {
  const inStatus = (status: DamageReportStatus) =>
    mock.getListDamageReportsMockHandler(damageReports(day, [status]));
  const notYet = { ...damageReports(day), can_report: false, notice_until: null };
  return {
    listDamageReports: members(mock.getListDamageReportsMockHandler, (reply, problem) => ({
      none: reply(damageReports(day)),
      notYet: reply(notYet),
      DRAFT: inStatus("DRAFT"),
      SENT: inStatus("SENT"),
      ACCEPTED: inStatus("ACCEPTED"),
      DECLINED: inStatus("DECLINED"),
      PAID: inStatus("PAID"),
      again: reply(damageReports(day, ["DRAFT", "DECLINED"])),
      missing: problem("not_found"),
    })),
    saveDamageReport: members(mock.getSaveDamageReportMockHandler, (reply, problem) => ({
      saved: reply(async ({ request }) =>
        savedDamageReport(day, await bodyOf(request, SaveDamageReportBody)),
      ),
      closed: problem("state_conflict"),
    })),
    sendDamageReport: members(mock.getSendDamageReportMockHandler, (reply, problem) => ({
      sent: reply(damageReport(day, "SENT")),
      closed: problem("state_conflict"),
    })),
  };
}
