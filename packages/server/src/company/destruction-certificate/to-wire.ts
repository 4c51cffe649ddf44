import { todayInSeoul } from "@damadum/domain";
import type { CheckedCertificate, DestructionCertificate } from "@damadum/sdk/model";
import type { RegisteredParty } from "../../db/company-tables.ts";
import { snakeKeys } from "../../http/case-keys.ts";
import type { CertificateView } from "./get-destruction-certificate.ts";

/** The full certificate, for the company that it was issued to. */
export function toDestructionCertificate({
  certificate,
  boxes,
}: CertificateView): DestructionCertificate {
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
export function toCheckedCertificate({
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
