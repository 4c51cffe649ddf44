import * as zod from "zod/mini";

import { DamageReport, DamageReportInput, DamageReports } from "./model.schemas.ts";

/**
 * @summary 박스나 이사의 파손 신고
 */
export const listDamageReportsPathSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const ListDamageReportsParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(listDamageReportsPathSerialRegExp)),
});

export const ListDamageReportsResponse = DamageReports;

/**
 * @summary 파손 신고 저장
 */
export const saveDamageReportPathSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const SaveDamageReportParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(saveDamageReportPathSerialRegExp)),
});

export const saveDamageReportHeaderIfMatchMax = 1000;

export const SaveDamageReportHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(saveDamageReportHeaderIfMatchMax)),
  ),
});

export const SaveDamageReportBody = DamageReportInput;

export const SaveDamageReportResponse = DamageReport;

/**
 * @summary 파손 신고 보내기
 */
export const sendDamageReportPathSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const SendDamageReportParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(sendDamageReportPathSerialRegExp)),
});

export const SendDamageReportResponse = DamageReport;
