import * as mock from "../../generated/destruction-certificate/destruction-certificate.msw.ts";
import { destructionCertificate, pdf } from "../fixtures/destruction-certificate.ts";
import { anyones, companys } from "./failing.ts";

export function destructionCertificateScenarios(day: string) {
  const { number, company, issuer, requested_on, destroyed_on, issued_on, boxes } =
    destructionCertificate(day);
  const party = ({ name, registration_number }: typeof company) => ({ name, registration_number });
  const checked = {
    number,
    is_valid: true,
    company: party(company),
    issuer: party(issuer),
    requested_on,
    destroyed_on,
    issued_on,
    box_count: boxes.length,
    serials: boxes.map(({ serial }) => serial),
  };
  return {
    getDestructionCertificate: companys(
      mock.getGetDestructionCertificateMockHandler,
      (reply, problem) => ({
        issued: reply(destructionCertificate(day)),
        manyBoxes: reply(destructionCertificate(day, 200)),
        missing: problem("not_found"),
      }),
    ),
    downloadDestructionCertificate: companys(
      mock.getDownloadDestructionCertificateMockHandler,
      (reply, problem) => ({
        issued: reply(() => pdf()),
        missing: problem("not_found"),
        unprintable: problem("state_conflict", {
          message:
            "PDF에 인쇄하지 못하는 글자가 있어요: BX7K3F9QX2M4 박스 이름의 📦(U+1F4E6). 폐기 확인서 화면에서 '인쇄하기'를 누르면 그 글자까지 PDF로 저장할 수 있어요.",
        }),
      }),
    ),
    checkDestructionCertificate: anyones(
      mock.getCheckDestructionCertificateMockHandler,
      (reply, problem) => ({
        issued: reply(checked),
        withdrawn: reply({ ...checked, is_valid: false }),
        missing: problem("not_found"),
      }),
    ),
  };
}
