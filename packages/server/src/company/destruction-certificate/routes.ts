import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { companyOf } from "../company/read-company.ts";
import {
  checkDestructionCertificate,
  getDestructionCertificate,
  type CertificateView,
} from "./read-certificates.ts";
import { todayInSeoul } from "@damadum/domain";
import type { CheckedCertificate, DestructionCertificate } from "@damadum/sdk/model";
import type { RegisteredParty } from "../../db/company-tables.ts";
import { snakeKeys } from "../../http/case-keys.ts";

export const destructionCertificateRoutes = (
  services: Services,
): HandlersOf<"destruction-certificate"> => ({
  async getDestructionCertificate({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const view = await getDestructionCertificate(services, { wkId: path.wk_id, companyId });
    return { status: 200, body: toDestructionCertificate(view) };
  },
  async downloadDestructionCertificate({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const view = await getDestructionCertificate(services, { wkId: path.wk_id, companyId });
    // pdfkit and its fonts are loaded with the first certificate, because hardly any server needs them.
    const { certificatePaper } = await import("./certificate-paper.ts");
    const body = await certificatePaper(toDestructionCertificate(view), services.webOrigin);
    return { status: 200, body };
  },
  async checkDestructionCertificate({ path }) {
    const view = await checkDestructionCertificate(services, path.code);
    return { status: 200, body: toCheckedCertificate(view) };
  },
});

/** The full certificate, for the company that it was issued to. */
function toDestructionCertificate({ certificate, boxes }: CertificateView): DestructionCertificate {
  return {
    ...daysOf(certificate),
    code: certificate.code,
    wk_id: certificate.work_id,
    company: snakeKeys(certificate.company),
    issuer: snakeKeys(certificate.issuer),
    boxes: boxes.map(({ serial, name, department, retention_until }) => ({
      serial,
      name,
      department,
      retention_until,
    })),
  };
}

/** What anyone with the paper may see: nothing about the contents of the boxes. */
function toCheckedCertificate({
  certificate,
  boxes,
  isValid,
}: CertificateView & { readonly isValid: boolean }): CheckedCertificate {
  return {
    ...daysOf(certificate),
    is_valid: isValid,
    company: certified(certificate.company),
    issuer: certified(certificate.issuer),
    box_count: boxes.length,
    serials: boxes.map(({ serial }) => serial),
  };
}

function daysOf({ number, requested_on, destroyed_on, issued_at }: CertificateView["certificate"]) {
  return { number, requested_on, destroyed_on, issued_on: todayInSeoul(issued_at) };
}

function certified({ name, registrationNumber }: RegisteredParty) {
  return { name, registration_number: registrationNumber };
}
