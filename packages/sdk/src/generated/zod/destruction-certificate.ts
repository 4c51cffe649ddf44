import * as zod from "zod/mini";

import { CheckedCertificate, DestructionCertificate } from "./model.schemas.ts";

/**
 * @summary 폐기 확인서
 */
export const GetDestructionCertificateParams = /*#__PURE__*/ zod.object({
  wk_id: /*#__PURE__*/ zod.uuid(),
});

export const GetDestructionCertificateResponse = DestructionCertificate;

/**
 * @summary 폐기 확인서 PDF
 */
export const DownloadDestructionCertificateParams = /*#__PURE__*/ zod.object({
  wk_id: /*#__PURE__*/ zod.uuid(),
});

export const DownloadDestructionCertificateResponse = /*#__PURE__*/ zod.unknown();

/**
 * @summary 폐기 확인서 확인
 */
export const checkDestructionCertificatePathCodeRegExp = new RegExp("^[0-9A-HJKMNP-TV-Z]{16}$");

export const CheckDestructionCertificateParams = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(checkDestructionCertificatePathCodeRegExp)),
});

export const CheckDestructionCertificateResponse = CheckedCertificate;
