import * as zod from "zod/mini";

/**
 * @summary 견적서·거래명세서·영수증 PDF
 */
export const downloadPaperPathNumberMax = 36;

export const downloadPaperPathNumberRegExp = new RegExp("^[0-9A-Za-z-]+$");

export const DownloadPaperParams = /*#__PURE__*/ zod.object({
  subject: /*#__PURE__*/ zod.enum(["moves", "storage", "invoices"]),
  number: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(downloadPaperPathNumberMax))
    .check(/*#__PURE__*/ zod.regex(downloadPaperPathNumberRegExp)),
  paper: /*#__PURE__*/ zod.enum(["estimate", "statement", "receipt"]),
});

export const DownloadPaperResponse = /*#__PURE__*/ zod.unknown();
