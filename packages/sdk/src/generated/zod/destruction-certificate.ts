import * as zod from "zod";

import { CheckedCertificate, DestructionCertificate } from "./model.schemas.ts";

/**
 * 폐기 작업이 끝나면 발급합니다. 그때의 등록 정보와 박스가 그대로 남습니다. 완료를 되돌린 동안에는 없음으로 답합니다.
 * @summary 폐기 확인서
 */
export const GetDestructionCertificateParams = zod.object({
  wk_id: zod.uuid().describe("기업 작업 번호"),
});

export const GetDestructionCertificateResponse = DestructionCertificate;

/**
 * 폐기 확인서를 한 파일로 받습니다. 확인 번호와 확인하는 주소, 그 주소로 가는 QR 코드가 함께 있습니다. 인쇄하지 못하는 글자가 있으면 만들지 않고 그 글자를 알려 드립니다.
 * @summary 폐기 확인서 PDF
 */
export const DownloadDestructionCertificateParams = zod.object({
  wk_id: zod.uuid().describe("기업 작업 번호"),
});

export const DownloadDestructionCertificateResponse = zod.unknown();

/**
 * 확인서에 적힌 확인 번호로 발급한 내용을 누구나 확인합니다. 박스의 이름과 부서는 드리지 않습니다.
 * @summary 폐기 확인서 확인
 */
export const checkDestructionCertificatePathCodeRegExp = new RegExp("^[0-9A-HJKMNP-TV-Z]{16}$");

export const CheckDestructionCertificateParams = zod.object({
  code: zod
    .string()
    .regex(checkDestructionCertificatePathCodeRegExp)
    .describe("확인서의 확인 번호. 추측할 수 없습니다."),
});

export const CheckDestructionCertificateResponse = CheckedCertificate;
