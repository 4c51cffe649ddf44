import type { DamageReport, DamageReports } from "@damadum/sdk/model";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { toBoxPhoto, toPhoto } from "../../platform/file/photos.ts";
import { listDamageReports } from "./list-damage-reports.ts";
import type { ReportView } from "./report-view.ts";
import { saveDamageReport, sendDamageReport } from "./save-damage-report.ts";

export const damageReportRoutes = (services: Services): HandlersOf<"damage-report"> => ({
  async listDamageReports({ caller, path }) {
    const own = { serial: path.serial, userId: caller.userId };
    const found = await listDamageReports(services, own);
    const body: DamageReports = {
      serial: found.serial,
      can_report: found.canReport,
      notice_until: found.noticeUntil,
      reports: found.reports.map(toDamageReport),
    };
    return { status: 200, body };
  },
  async saveDamageReport({ caller, path, body }) {
    const own = { serial: path.serial, userId: caller.userId };
    return { status: 200, body: toDamageReport(await saveDamageReport(services, own, body)) };
  },
  async sendDamageReport({ caller, path }) {
    const own = { serial: path.serial, userId: caller.userId };
    return { status: 200, body: toDamageReport(await sendDamageReport(services, own)) };
  },
});

function toDamageReport({ report, photos, compared, paidAt }: ReportView): DamageReport {
  const { amount, answer: message, answered_at: at } = report;
  return {
    report_id: report.id,
    status: report.status,
    item: report.item,
    kind: report.kind,
    description: report.description,
    price: report.price,
    bought_year: report.bought_year,
    photos: photos.map(toPhoto),
    compared: compared.map(toBoxPhoto),
    updated_at: toInstant(report.updated_at),
    sent_at: toInstantOrNull(report.sent_at),
    answer:
      at === null ? null : { amount, message, at: toInstant(at), paid_at: toInstantOrNull(paidAt) },
  };
}
