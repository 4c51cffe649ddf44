import {
  getCheckDestructionCertificateMockHandler,
  getGetDestructionCertificateMockHandler,
} from "../../generated/destruction-certificate/destruction-certificate.msw.ts";
import { destructionCertificate } from "../fixtures/destruction-certificate.ts";
import { companyTroubles, mockProblem, troubles } from "./failing.ts";
import { MISSING } from "./words.ts";

/** Certificates that boxes are destroyed, and their check. */
export function destructionCertificateScenarios(day: string) {
  const { number, company, issuer, requested_on, destroyed_on, issued_on, boxes } =
    destructionCertificate(day);
  const party = ({ name, registration_number }: typeof company) => ({ name, registration_number });
  return {
    getDestructionCertificate: {
      issued: getGetDestructionCertificateMockHandler(destructionCertificate(day)),
      manyBoxes: getGetDestructionCertificateMockHandler(destructionCertificate(day, 200)),
      missing: mockProblem(getGetDestructionCertificateMockHandler, 404, "not_found", MISSING),
      ...companyTroubles(getGetDestructionCertificateMockHandler),
    },
    checkDestructionCertificate: {
      issued: getCheckDestructionCertificateMockHandler({
        number,
        company: party(company),
        issuer: party(issuer),
        requested_on,
        destroyed_on,
        issued_on,
        box_count: boxes.length,
        serials: boxes.map(({ serial }) => serial),
      }),
      missing: mockProblem(getCheckDestructionCertificateMockHandler, 404, "not_found", MISSING),
      ...troubles(getCheckDestructionCertificateMockHandler),
    },
  };
}
