import {
  getListDamageReportsMockHandler,
  getSaveDamageReportMockHandler,
  getSendDamageReportMockHandler,
} from "../../generated/damage-report/damage-report.msw.ts";
import type { DamageReportStatus } from "../../generated/model.schemas.ts";
import { SaveDamageReportBody } from "../../generated/zod/damage-report.ts";
import { damageReport, damageReports, savedDamageReport } from "../fixtures/damage-report.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";

/** Reports of damage to a box's contents. */
export function damageReportScenarios(day: string) {
  const inStatus = (status: DamageReportStatus) =>
    getListDamageReportsMockHandler(damageReports(day, [status]));
  const notYet = { ...damageReports(day), can_report: false, notice_until: null };
  return {
    listDamageReports: {
      none: getListDamageReportsMockHandler(damageReports(day)),
      notYet: getListDamageReportsMockHandler(notYet),
      DRAFT: inStatus("DRAFT"),
      SENT: inStatus("SENT"),
      ACCEPTED: inStatus("ACCEPTED"),
      DECLINED: inStatus("DECLINED"),
      PAID: inStatus("PAID"),
      again: getListDamageReportsMockHandler(damageReports(day, ["DRAFT", "DECLINED"])),
      missing: mockProblem(getListDamageReportsMockHandler, "not_found"),
      ...memberFailures(getListDamageReportsMockHandler),
    },
    saveDamageReport: {
      saved: getSaveDamageReportMockHandler(async ({ request }) =>
        savedDamageReport(day, await bodyOf(request, SaveDamageReportBody)),
      ),
      closed: mockProblem(getSaveDamageReportMockHandler, "state_conflict"),
      ...memberFailures(getSaveDamageReportMockHandler),
    },
    sendDamageReport: {
      sent: getSendDamageReportMockHandler(damageReport(day, "SENT")),
      closed: mockProblem(getSendDamageReportMockHandler, "state_conflict"),
      ...memberFailures(getSendDamageReportMockHandler),
    },
  };
}
